-- A booking that its landlord wrote down: nobody asked for it here. It is a row of booking_requests, so that nights,
-- income, calendar and what is kept of guests know it like any other stay.
ALTER TABLE booking_requests
  ADD COLUMN manual boolean NOT NULL DEFAULT false,
  -- It begins as a stay; there is nothing to decide, to quote, to remind of or to review.
  ADD CONSTRAINT booking_requests_manual_is_stay CHECK (
    NOT manual OR approved_at IS NOT NULL AND quote IS NULL AND review_asked_at IS NULL AND reminded_after = 0),
  ADD CONSTRAINT booking_requests_named CHECK (first_name <> ''),
  -- What the form asks of every guest; a landlord may not know it.
  ADD CONSTRAINT booking_requests_asked_by_guest CHECK (
    manual OR anonymised_at IS NOT NULL OR last_name <> '' AND email <> '' AND country <> '' AND message <> ''
      AND date_of_birth IS NOT NULL);

-- Nothing is said here of a stay that was not asked for here.
CREATE OR REPLACE FUNCTION check_review_of_stay() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE said date := (NEW.created_at AT TIME ZONE 'Europe/Brussels')::date;
BEGIN
  PERFORM FROM booking_requests WHERE id = NEW.booking_request_id AND listing_id = NEW.listing_id
    AND NOT manual AND status = 'approved' AND said BETWEEN end_date + 1 AND end_date + 60;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a review is of an approved stay of the home that ended 1 to 60 days before'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_of_stay';
  END IF;
  RETURN NEW;
END $$;
