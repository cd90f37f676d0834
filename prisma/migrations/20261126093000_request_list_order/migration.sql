-- Requests and bookings by arrival, of each home. A large table gets it beforehand, with CONCURRENTLY.
CREATE INDEX IF NOT EXISTS booking_requests_listing_id_start_date_id_idx
  ON booking_requests (listing_id, start_date, id);
