"""The client's files and the pages that invitations lead to."""
