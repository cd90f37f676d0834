-- What was agreed on by asking: cancellation, payment and house rules as they were at that moment
-- (docs/rules/booking-requests.md#terms). Older requests and own bookings have none.
ALTER TABLE booking_requests
  ADD COLUMN terms jsonb,
  ADD CONSTRAINT booking_requests_terms_whole CHECK (
    terms IS NULL OR NOT manual AND terms ?& ARRAY['cancellation', 'steps', 'payment', 'house_rules']
      AND jsonb_typeof(terms -> 'steps') = 'array');

CREATE FUNCTION keep_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the terms of a request are kept as they were asked' USING ERRCODE = 'restrict_violation';
END $$;
-- As text: 1 and 1.0 are equal in jsonb.
CREATE TRIGGER keep_terms BEFORE UPDATE OF terms ON booking_requests FOR EACH ROW
  WHEN (NEW.terms::text IS DISTINCT FROM OLD.terms::text) EXECUTE FUNCTION keep_terms();
