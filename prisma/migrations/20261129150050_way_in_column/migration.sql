-- The column that 20261129150100_way_in writes, there before: adding it closes the table until the migration ends. Where
-- that was applied already, nothing changes.
ALTER TABLE booking_requests ADD COLUMN IF NOT EXISTS arrival_info_at timestamptz(3);
