-- Promises that the database keeps, whatever the code does. Prisma has no word for these.

-- People
ALTER TABLE users
  ADD CONSTRAINT users_role_known CHECK (user_role_id IN (1, 2, 3)),
  ADD CONSTRAINT users_email_is_address CHECK (position('@' IN email) > 1 AND length(email) <= 254),
  ADD CONSTRAINT users_login_count_counts CHECK (login_count >= 0);
ALTER TABLE sessions
  ADD CONSTRAINT sessions_end_after_start CHECK (expires_at > created_at),
  ADD CONSTRAINT sessions_not_oneself CHECK (impersonator_id IS DISTINCT FROM user_id);
ALTER TABLE user_tokens
  ADD CONSTRAINT user_tokens_change_names_address CHECK ((kind = 'change_email') = (new_email IS NOT NULL));

-- Listings: what is there is within bounds, and what the public can see is complete (spec D §5)
ALTER TABLE listings
  ADD CONSTRAINT listings_bounds CHECK (
    max_capacity BETWEEN 1 AND 10 AND number_of_bedrooms BETWEEN 1 AND 10 AND number_of_bathrooms BETWEEN 1 AND 10
    AND price BETWEEN 1 AND 100000 AND min_stay BETWEEN 1 AND 366 AND max_stay BETWEEN 1 AND 366
    AND min_stay <= max_stay AND max_days_reservation_advance IN (90, 180, 270, 365)
    AND latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180 AND rating BETWEEN 1 AND 5),
  ADD CONSTRAINT listings_licence_not_empty CHECK (length(logiesdecreet) BETWEEN 1 AND 6),
  ADD CONSTRAINT listings_approved_once_published CHECK (approved_at IS NULL OR first_published_at IS NOT NULL),
  ADD CONSTRAINT listings_public_is_complete CHECK (
    approved_at IS NULL OR disabled_at IS NOT NULL OR (
      num_nulls(name_holiday_home, description, property_type, number_of_bedrooms, number_of_bathrooms, max_capacity,
        oceanview, price, listing_city_id, check_in, check_out, min_stay, max_stay, max_days_reservation_advance) = 0
      AND (rental_period_night OR rental_period_week OR rental_period_midweek OR rental_period_two_weeks
        OR rental_period_weekend OR rental_period_long_weekend OR rental_period_month OR rental_period_year)));
ALTER TABLE listing_settings
  ADD CONSTRAINT listing_settings_value_bounds CHECK (value BETWEEN 0 AND 10);
ALTER TABLE listing_pictures
  ADD CONSTRAINT listing_pictures_order_bounds CHECK (order_number BETWEEN 1 AND 10),
  ADD CONSTRAINT listing_pictures_quarter_turns CHECK (rotate IN (0, 90, 180, 270)),
  ADD CONSTRAINT listing_pictures_has_size CHECK (width > 0 AND height > 0);
-- Photos change places within one transaction, so their order is checked at its end.
DROP INDEX listing_pictures_listing_id_order_number_key;
ALTER TABLE listing_pictures
  ADD CONSTRAINT listing_pictures_listing_id_order_number_key UNIQUE (listing_id, order_number) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE custom_listing_prices
  ADD CONSTRAINT custom_listing_prices_positive CHECK (price BETWEEN 1 AND 100000);

-- Calendar: stays are half-open, and own stays and blocks of a listing never overlap
ALTER TABLE occupancies
  ADD CONSTRAINT occupancies_end_after_start CHECK (end_date > start_date),
  ADD CONSTRAINT occupancies_request_is_internal CHECK (booking_request_id IS NULL OR source = 'internal'),
  ADD CONSTRAINT occupancies_imported_has_feed CHECK ((source IN ('airbnb', 'booking_com')) = (calendar_feed_id IS NOT NULL)),
  ADD CONSTRAINT occupancies_no_overlap EXCLUDE USING gist (
    listing_id WITH =, daterange(start_date, end_date, '[)') WITH &&) WHERE (source IN ('internal', 'blocked'));
ALTER TABLE calendar_feeds
  ADD CONSTRAINT calendar_feeds_source_is_outside CHECK (source IN ('airbnb', 'booking_com')),
  ADD CONSTRAINT calendar_feeds_counts CHECK (failures >= 0 AND empty_count >= 0);
ALTER TABLE listing_logs
  ADD CONSTRAINT listing_logs_type_known CHECK (type IN ('custom_listing_price', 'disabled_booking_period'));

-- Requests
ALTER TABLE booking_requests
  ADD CONSTRAINT booking_requests_end_after_start CHECK (end_date > start_date),
  ADD CONSTRAINT booking_requests_party CHECK (number_of_adults >= 1 AND number_of_children >= 0 AND number_of_pets >= 0),
  ADD CONSTRAINT booking_requests_price_not_negative CHECK (price >= 0),
  ADD CONSTRAINT booking_requests_modified_when_decided CHECK (status = 'pending' OR modified_at IS NOT NULL);

-- Money
ALTER TABLE orders
  ADD CONSTRAINT orders_amounts CHECK (subtotal >= 0 AND total >= subtotal),
  ADD CONSTRAINT orders_number_shape CHECK (number ~ '^[0-9]{4}-[0-9]{6}$');
ALTER TABLE invoice_numbers
  ADD CONSTRAINT invoice_numbers_positive CHECK (last > 0);

-- The public list: each order it can be asked in, over what the public can see
CREATE INDEX listings_public_recent ON listings (approved_at DESC, id DESC) WHERE approved_at IS NOT NULL AND disabled_at IS NULL;
CREATE INDEX listings_public_city_recent ON listings (listing_city_id, approved_at DESC, id DESC) WHERE approved_at IS NOT NULL AND disabled_at IS NULL;
CREATE INDEX listings_public_price ON listings (price, id) WHERE approved_at IS NOT NULL AND disabled_at IS NULL;
CREATE INDEX listings_awaiting_review ON listings (created_at, id) WHERE approved_at IS NULL AND disabled_at IS NULL;
-- Badges count what is unread
CREATE INDEX booking_requests_unread ON booking_requests (listing_id) WHERE read_at IS NULL;
CREATE INDEX contact_requests_unread ON contact_requests (listing_id) WHERE read_at IS NULL;
-- Mails that still have to go
CREATE INDEX outgoing_mails_unsent ON outgoing_mails (created_at) WHERE sent_at IS NULL;
