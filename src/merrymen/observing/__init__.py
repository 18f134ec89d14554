"""A position as numbers: what one seat may know, as the columns that learners read."""
