-- Subscriptions, checkouts, credit notes and events of Stripe. No release so far made an order: each gets its document.
CREATE TYPE subscription_status AS ENUM ('pending', 'active', 'past_due', 'ended');
CREATE TYPE billing_period AS ENUM ('month', 'year');

ALTER TABLE users ADD COLUMN stripe_customer_id varchar(100);
CREATE UNIQUE INDEX users_stripe_customer_id_key ON users (stripe_customer_id);

ALTER TABLE subscriptions
  ADD COLUMN status subscription_status NOT NULL DEFAULT 'active',
  ADD COLUMN amount integer,
  ADD COLUMN currency varchar(3),
  ADD COLUMN period billing_period,
  ADD COLUMN failed_at timestamptz(3),
  ADD COLUMN payment_url varchar(2000),
  ADD COLUMN published_at timestamptz(3),
  ADD CONSTRAINT subscriptions_amount CHECK (amount >= 0),
  ADD CONSTRAINT subscriptions_failed_is_past_due CHECK ((status = 'past_due') = (failed_at IS NOT NULL)),
  ADD CONSTRAINT subscriptions_ended_has_moment CHECK (status <> 'ended' OR ends_at IS NOT NULL),
  ADD CONSTRAINT subscriptions_pending_publishes_nothing CHECK (status <> 'pending' OR published_at IS NULL);

CREATE TABLE checkouts (
  listing_id integer PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  attempt integer NOT NULL DEFAULT 1,
  price_id varchar(100) NOT NULL,
  session_id varchar(200),
  url varchar(2000),
  expires_at timestamptz(3),
  completed_at timestamptz(3),
  subscription_id varchar(100),
  failed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT checkouts_attempt CHECK (attempt > 0),
  CONSTRAINT checkouts_session_is_whole CHECK ((session_id IS NULL) = (url IS NULL) AND (session_id IS NULL) = (expires_at IS NULL)),
  CONSTRAINT checkouts_end_has_session CHECK (session_id IS NOT NULL OR (completed_at IS NULL AND subscription_id IS NULL AND failed_at IS NULL))
);
CREATE INDEX checkouts_subscription_id_idx ON checkouts (subscription_id);
CREATE UNIQUE INDEX checkouts_session_id_key ON checkouts (session_id);

CREATE TABLE free_periods (
  listing_id integer PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  until date,
  granted_by_id integer REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  granted_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX free_periods_until_idx ON free_periods (until);
CREATE INDEX free_periods_granted_by_id_idx ON free_periods (granted_by_id);

ALTER TABLE orders
  DROP COLUMN buyer,
  ADD COLUMN document jsonb NOT NULL,
  ADD COLUMN refunded integer NOT NULL DEFAULT 0,
  ADD COLUMN stripe_payment_intent_id varchar(100),
  ADD COLUMN disputed_at timestamptz(3),
  ADD CONSTRAINT orders_refunded CHECK (refunded BETWEEN 0 AND total),
  ADD CONSTRAINT orders_status CHECK (status IN ('open', 'paid', 'refunded', 'disputed'));
CREATE INDEX orders_created_at_idx ON orders (created_at);

CREATE TABLE credit_notes (
  id serial PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  number varchar(12) NOT NULL,
  subtotal integer NOT NULL,
  total integer NOT NULL,
  document jsonb NOT NULL,
  stripe_refund_id varchar(100),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT credit_notes_amounts CHECK (subtotal >= 0 AND total >= subtotal AND total > 0),
  CONSTRAINT credit_notes_number_shape CHECK (number ~ '^C[0-9]{4}-[0-9]{6}$')
);
CREATE UNIQUE INDEX credit_notes_number_key ON credit_notes (number);
CREATE UNIQUE INDEX credit_notes_stripe_refund_id_key ON credit_notes (stripe_refund_id);
CREATE INDEX credit_notes_order_id_idx ON credit_notes (order_id);
CREATE INDEX credit_notes_created_at_idx ON credit_notes (created_at);

-- An invoice and a credit note say for ever what they said when they were made.
CREATE FUNCTION keep_billing_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the document of an invoice or credit note never changes' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER keep_order_document BEFORE UPDATE ON orders FOR EACH ROW
  WHEN ((NEW.document, NEW.number, NEW.subtotal, NEW.total, NEW.currency, NEW.created_at)
    IS DISTINCT FROM (OLD.document, OLD.number, OLD.subtotal, OLD.total, OLD.currency, OLD.created_at))
  EXECUTE FUNCTION keep_billing_document();
CREATE TRIGGER keep_credit_note BEFORE UPDATE ON credit_notes FOR EACH ROW EXECUTE FUNCTION keep_billing_document();

ALTER TABLE invoice_numbers
  ADD COLUMN series varchar(1) NOT NULL DEFAULT '',
  DROP CONSTRAINT invoice_numbers_pkey,
  ADD CONSTRAINT invoice_numbers_pkey PRIMARY KEY (series, year),
  ADD CONSTRAINT invoice_numbers_series CHECK (series IN ('', 'C'));

-- No release so far took an event in.
ALTER TABLE stripe_events
  ADD COLUMN subscription_id varchar(100),
  ADD COLUMN object_id varchar(200),
  ADD COLUMN created_at timestamptz(3) NOT NULL,
  ADD COLUMN received_at timestamptz(3) NOT NULL DEFAULT now(),
  ADD COLUMN failure varchar(500),
  ALTER COLUMN processed_at DROP NOT NULL,
  ALTER COLUMN processed_at DROP DEFAULT;
CREATE INDEX stripe_events_received_at_id_idx ON stripe_events (received_at DESC, id);

CREATE TABLE vat_checks (
  number varchar(20) PRIMARY KEY,
  is_valid boolean NOT NULL,
  answer jsonb NOT NULL,
  checked_at timestamptz(3) NOT NULL DEFAULT now()
);

-- The homes that nothing pays for are offline until something does.
ALTER TABLE listings
  ADD COLUMN unpaid_at timestamptz(3),
  ADD CONSTRAINT listings_unpaid_is_offline CHECK (unpaid_at IS NULL OR disabled_at IS NOT NULL);

-- The end of a suspension brings back what was online, but for what nobody paid for meanwhile.
CREATE OR REPLACE FUNCTION suspend_listings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE home integer;
BEGIN
  IF NEW.suspended_at IS NOT NULL THEN
    UPDATE listings SET disabled_at = NEW.suspended_at, suspended_at = NEW.suspended_at
      WHERE user_id = NEW.id AND disabled_at IS NULL;
    RETURN NULL;
  END IF;
  UPDATE listings SET suspended_at = NULL
    WHERE user_id = NEW.id AND suspended_at IS NOT NULL AND unpaid_at IS NOT NULL;
  FOR home IN SELECT id FROM listings WHERE user_id = NEW.id AND suspended_at IS NOT NULL ORDER BY id LOOP
    BEGIN
      UPDATE listings SET disabled_at = NULL, suspended_at = NULL WHERE id = home;
    EXCEPTION WHEN check_violation THEN
      -- It lost what the public must see: its owner completes it first.
      UPDATE listings SET suspended_at = NULL WHERE id = home;
    END;
  END LOOP;
  RETURN NULL;
END $$;
