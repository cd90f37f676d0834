-- Guests pay landlords by bank transfer (docs/rules/payments.md): what is asked, on which account, and what came in.
CREATE TYPE booking_payment_source AS ENUM ('noted', 'statement');
CREATE TYPE payment_request_kind AS ENUM ('advance', 'balance', 'deposit');
CREATE TYPE deposit_moment AS ENUM ('with_balance', 'on_arrival');

CREATE TABLE payment_accounts (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  iban varchar(34) NOT NULL,
  holder_name varchar(70) NOT NULL,
  bic varchar(11),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT payment_accounts_iban CHECK (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  CONSTRAINT payment_accounts_holder CHECK (holder_name <> ''),
  CONSTRAINT payment_accounts_bic CHECK (bic ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$')
);

CREATE TABLE listing_payment_terms (
  listing_id integer PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  advance_percent smallint NOT NULL,
  advance_days smallint NOT NULL,
  balance_days smallint NOT NULL,
  deposit deposit_moment NOT NULL,
  agreement boolean NOT NULL,
  CONSTRAINT listing_payment_terms_bounds CHECK (
    advance_percent BETWEEN 0 AND 100 AND advance_days BETWEEN 0 AND 30 AND balance_days BETWEEN 0 AND 180)
);

-- A reference is unique for ever: it outlives the request that it was given to.
CREATE TABLE payment_references (
  reference varchar(12) PRIMARY KEY,
  CONSTRAINT payment_references_digits CHECK (
    reference ~ '^[0-9]{12}$'
    AND right(reference, 2)::int = coalesce(nullif(left(reference, 10)::bigint % 97, 0), 97))
);

CREATE TABLE payment_requests (
  id serial PRIMARY KEY,
  booking_request_id integer NOT NULL REFERENCES booking_requests (id) ON DELETE CASCADE ON UPDATE CASCADE,
  kind payment_request_kind NOT NULL,
  amount_cents integer NOT NULL,
  due_date date NOT NULL,
  reference varchar(12) NOT NULL REFERENCES payment_references (reference) ON DELETE RESTRICT ON UPDATE CASCADE,
  iban varchar(34) NOT NULL,
  holder_name varchar(70) NOT NULL,
  bic varchar(11),
  canceled_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT payment_requests_amount CHECK (amount_cents BETWEEN 1 AND 100000000)
);
CREATE UNIQUE INDEX payment_requests_reference_key ON payment_requests (reference);
-- So that a payment can only name a request of its own booking.
CREATE UNIQUE INDEX payment_requests_id_booking_request_id_key ON payment_requests (id, booking_request_id);
CREATE INDEX payment_requests_booking_request_id_id_idx ON payment_requests (booking_request_id, id);
CREATE INDEX payment_requests_due_date_idx ON payment_requests (due_date);

ALTER TABLE booking_payments
  ADD COLUMN payment_request_id integer,
  ADD COLUMN source booking_payment_source NOT NULL DEFAULT 'noted',
  ADD FOREIGN KEY (payment_request_id, booking_request_id) REFERENCES payment_requests (id, booking_request_id)
    ON DELETE NO ACTION ON UPDATE CASCADE;
CREATE INDEX booking_payments_payment_request_id_idx ON booking_payments (payment_request_id);

CREATE TABLE payment_matches (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  fingerprint varchar(64) NOT NULL,
  booking_payment_id integer REFERENCES booking_payments (id) ON DELETE SET NULL ON UPDATE CASCADE,
  undone_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, fingerprint),
  CONSTRAINT payment_matches_fingerprint CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
  CONSTRAINT payment_matches_undone CHECK (undone_at IS NULL OR booking_payment_id IS NULL)
);
CREATE UNIQUE INDEX payment_matches_booking_payment_id_key ON payment_matches (booking_payment_id);

CREATE TABLE deposit_returns (
  booking_request_id integer PRIMARY KEY REFERENCES booking_requests (id) ON DELETE CASCADE ON UPDATE CASCADE,
  returned_cents integer NOT NULL,
  reason varchar(1000),
  returned_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT deposit_returns_amount CHECK (returned_cents BETWEEN 0 AND 100000000)
);

-- Nothing is asked for what nobody agreed to.
CREATE FUNCTION check_payment_request_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM booking_requests WHERE id = NEW.booking_request_id AND status = 'approved' AND anonymised_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a payment is asked for an approved stay whose guest is known'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_requests_of_booking';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_booking BEFORE INSERT ON payment_requests
  FOR EACH ROW EXECUTE FUNCTION check_payment_request_of_booking();

-- What a guest was told stays true: another account or amount needs another request.
CREATE FUNCTION keep_payment_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a payment that was asked can only be canceled, once' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER keep_asked BEFORE UPDATE ON payment_requests FOR EACH ROW
  WHEN ((OLD.kind, OLD.amount_cents, OLD.reference, OLD.iban, OLD.holder_name)
      IS DISTINCT FROM (NEW.kind, NEW.amount_cents, NEW.reference, NEW.iban, NEW.holder_name)
    OR OLD.canceled_at IS NOT NULL AND OLD.canceled_at IS DISTINCT FROM NEW.canceled_at)
  EXECUTE FUNCTION keep_payment_request();

-- A payment names a request that still stands.
CREATE FUNCTION check_payment_of_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM payment_requests WHERE id = NEW.payment_request_id AND canceled_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a payment names a request that was not canceled'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_payments_of_request';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER check_request BEFORE INSERT OR UPDATE OF payment_request_id ON booking_payments
  FOR EACH ROW WHEN (NEW.payment_request_id IS NOT NULL) EXECUTE FUNCTION check_payment_of_request();
