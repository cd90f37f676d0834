-- Word that a calendar is unchanged is believed for a day: the window that is imported moves on.
ALTER TABLE calendar_feeds ADD COLUMN last_read_at timestamptz(3);
