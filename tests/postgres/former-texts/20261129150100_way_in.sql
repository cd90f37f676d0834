-- How to get in is told once it is due (docs/rules/guest-stays.md#how-to-get-in).
CREATE TYPE arrival_info_release AS ENUM ('approved', 'paid', 'days');

ALTER TABLE listings
  ADD COLUMN arrival_info_release arrival_info_release,
  ADD COLUMN arrival_info_days smallint,
  ADD CONSTRAINT listings_arrival_info_days CHECK (
    (arrival_info_days IS NOT NULL) = (arrival_info_release IS NOT DISTINCT FROM 'days')
    AND arrival_info_days BETWEEN 0 AND 30);

ALTER TABLE booking_requests ADD COLUMN arrival_info_at timestamptz(3);
-- Until now the approval told it.
UPDATE booking_requests SET arrival_info_at = approved_at WHERE approved_at IS NOT NULL AND NOT manual;

-- Looked through each minute.
CREATE INDEX booking_requests_arrival_info_idx ON booking_requests (end_date)
  WHERE status = 'approved' AND arrival_info_at IS NULL AND NOT manual;
