# The table of Cry Havoc.
