-- Open requests and coming stays are listed by the day of arrival, home by home.
CREATE INDEX "booking_requests_listing_id_status_start_date_id_idx"
  ON "booking_requests"("listing_id", "status", "start_date", "id");
