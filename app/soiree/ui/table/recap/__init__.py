"""What has happened, and what a hint says: told beside the cards."""
