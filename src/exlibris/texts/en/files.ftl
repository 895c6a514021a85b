# What a page without a server takes from files and puts into them.
tables-title = All your tables as one file
tables-about = This browser keeps your tables until somebody clears its data. A file keeps them longer, and takes them to another browser. It holds all cards, hidden ones too.
tables-save = Save all tables
tables-take = Take in tables from a file
tables-taken = Tables from the file that are here now: { $count }.
tables-differ = Tables that went on differently here and stay as they are: { $count }.
tables-refused = Parts of the file that make no table: { $count }.
tables-unread = What this browser keeps can’t be read: nothing was saved.
pieces-title = Expansions and decks from files
pieces-about = Open the wheel (.whl) of an expansion, or the file (.tsv) of a deck of your own; the page then starts again with it. An expansion is a program and can read all that this page keeps: open only what you trust.
pieces-add = Add a file
pieces-remove = Remove { $name }
