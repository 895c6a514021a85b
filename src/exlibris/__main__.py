"""The exlibris command, as `python -m exlibris`."""

from exlibris.cli import main

if __name__ == "__main__":
    main()
