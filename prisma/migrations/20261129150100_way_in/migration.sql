-- Also applied as: abb065b2fd3f471c8d17dd8675e445ce7ba31759ee621e0e026e54f599b3607b
-- Requires: 20261129150050_way_in_column
-- How to get in is told once it is due (docs/rules/guest-stays.md#how-to-get-in).
-- Until now the approval told it. These rows come first: `listings` is closed to visitors only from where it is altered.
UPDATE booking_requests SET arrival_info_at = approved_at WHERE approved_at IS NOT NULL AND NOT manual;

-- Looked through each minute.
CREATE INDEX booking_requests_arrival_info_idx ON booking_requests (end_date)
  WHERE status = 'approved' AND arrival_info_at IS NULL AND NOT manual;

CREATE TYPE arrival_info_release AS ENUM ('approved', 'paid', 'days');

ALTER TABLE listings
  ADD COLUMN arrival_info_release arrival_info_release,
  ADD COLUMN arrival_info_days smallint,
  ADD CONSTRAINT listings_arrival_info_days CHECK (
    (arrival_info_days IS NOT NULL) = (arrival_info_release IS NOT DISTINCT FROM 'days')
    AND arrival_info_days BETWEEN 0 AND 30) NOT VALID;
