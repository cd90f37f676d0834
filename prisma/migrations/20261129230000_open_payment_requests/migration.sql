-- What came in of a payment asked, and whose home it is for, stand beside it, so that what is open of a landlord with
-- many stays is found without reading what was paid long ago.
ALTER TABLE payment_requests
  ADD COLUMN paid_cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN listing_id integer;

UPDATE payment_requests r SET
  listing_id = (SELECT b.listing_id FROM booking_requests b WHERE b.id = r.booking_request_id),
  paid_cents = (SELECT coalesce(sum(p.amount_cents), 0) FROM booking_payments p WHERE p.payment_request_id = r.id);

CREATE INDEX payment_requests_open_idx ON payment_requests (listing_id, due_date)
  WHERE canceled_at IS NULL AND paid_cents < amount_cents;

CREATE OR REPLACE FUNCTION check_payment_request_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT listing_id INTO NEW.listing_id FROM booking_requests
    WHERE id = NEW.booking_request_id AND status = 'approved' AND anonymised_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a payment is asked for an approved stay whose guest is known'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_requests_of_booking';
  END IF;
  NEW.paid_cents := 0;
  RETURN NEW;
END $$;

CREATE FUNCTION sum_payments_of_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE payment_requests SET paid_cents = paid_cents - OLD.amount_cents WHERE id = OLD.payment_request_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE payment_requests SET paid_cents = paid_cents + NEW.amount_cents WHERE id = NEW.payment_request_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER sum_of_request AFTER INSERT OR DELETE OR UPDATE OF payment_request_id, amount_cents ON booking_payments
  FOR EACH ROW EXECUTE FUNCTION sum_payments_of_request();
