# The table of Fireteam Zero.
