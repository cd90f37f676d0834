-- What a landlord noted as paid for a stay (docs/rules/booking-requests.md#payments-noted).
CREATE TYPE booking_payment_kind AS ENUM ('deposit', 'rent', 'other');
CREATE TABLE booking_payments (
  id serial PRIMARY KEY,
  booking_request_id integer NOT NULL REFERENCES booking_requests (id) ON DELETE CASCADE ON UPDATE CASCADE,
  amount_cents integer NOT NULL,
  paid_at date NOT NULL,
  kind booking_payment_kind NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT booking_payments_amount CHECK (amount_cents BETWEEN 1 AND 100000000),
  CONSTRAINT booking_payments_day
    CHECK (paid_at BETWEEN '2000-01-01' AND (created_at AT TIME ZONE 'Europe/Brussels')::date)
);
CREATE INDEX booking_payments_booking_request_id_paid_at_id_idx ON booking_payments (booking_request_id, paid_at, id);

-- Nothing is paid for what nobody agreed to, or by a guest of whom nothing is kept.
CREATE FUNCTION check_payment_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM booking_requests
    WHERE id = NEW.booking_request_id AND status IN ('approved', 'canceled') AND anonymised_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a payment is of an approved or canceled booking whose guest is known'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_payments_of_booking';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_booking BEFORE INSERT ON booking_payments
  FOR EACH ROW EXECUTE FUNCTION check_payment_of_booking();
