-- Notifications on devices (docs/rules/push.md): where browsers may be told, with which keys, and whose arrival was told.
CREATE TABLE push_subscriptions (
  id serial PRIMARY KEY,
  user_id integer REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  session_id varchar(64) REFERENCES sessions (id) ON DELETE SET NULL ON UPDATE CASCADE,
  booking_request_id integer REFERENCES booking_requests (id) ON DELETE CASCADE ON UPDATE CASCADE,
  endpoint varchar(1000) NOT NULL,
  p256dh varchar(87) NOT NULL,
  auth varchar(22) NOT NULL,
  device varchar(120),
  failing_since timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT push_subscriptions_of_one CHECK ((user_id IS NULL) <> (booking_request_id IS NULL)),
  CONSTRAINT push_subscriptions_session CHECK (session_id IS NULL OR user_id IS NOT NULL),
  CONSTRAINT push_subscriptions_endpoint CHECK (endpoint ~ '^https://[a-z0-9.-]+\.[a-z0-9-]+/'),
  CONSTRAINT push_subscriptions_keys CHECK (p256dh ~ '^[A-Za-z0-9_-]{87}$' AND auth ~ '^[A-Za-z0-9_-]{22}$')
);
-- A browser is of one account at most, and of any number of stays.
CREATE UNIQUE INDEX push_subscriptions_endpoint_booking_request_id_key
  ON push_subscriptions (endpoint, booking_request_id) NULLS NOT DISTINCT;
CREATE INDEX push_subscriptions_user_id_idx ON push_subscriptions (user_id);
CREATE INDEX push_subscriptions_session_id_idx ON push_subscriptions (session_id);
CREATE INDEX push_subscriptions_booking_request_id_idx ON push_subscriptions (booking_request_id);

-- One pair, whoever makes it.
CREATE TABLE push_keys (
  id smallint PRIMARY KEY DEFAULT 1,
  public_key varchar(87) NOT NULL,
  private_key bytea NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT push_keys_one CHECK (id = 1)
);

CREATE TABLE told_arrivals (
  booking_request_id integer NOT NULL REFERENCES booking_requests (id) ON DELETE CASCADE ON UPDATE CASCADE,
  day date NOT NULL,
  PRIMARY KEY (booking_request_id, day)
);
-- The arrivals of a day are looked for every few minutes.
CREATE INDEX booking_requests_arrivals_idx ON booking_requests (start_date) WHERE status = 'approved';
