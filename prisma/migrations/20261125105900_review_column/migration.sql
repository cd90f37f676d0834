-- The column that 20261125110000_reviews writes, there before: adding it closes the table until the migration ends. Where
-- that was applied already, nothing changes.
ALTER TABLE booking_requests ADD COLUMN IF NOT EXISTS review_asked_at timestamptz(3);
