-- Also applied as: d82889466f93758fdf139df364a8bb92e6a1c3c6daf1f9aef597982a7e965bc1
-- Requires: 20261124235900_conversation_columns
-- The conversation about a request: its short code, its thread, the links of guests, offers, reminders.

CREATE TYPE message_sender AS ENUM ('guest', 'landlord', 'system');

-- ---- Requests that are there: their code, decision and reminders -----------------------------------

-- Visitors read on while these are written; who writes waits.
LOCK TABLE booking_requests, contact_requests IN SHARE ROW EXCLUSIVE MODE;

-- Until now landlords alone canceled, and what they had approved, when is not known any more. Nobody is reminded of what lies there already.
UPDATE booking_requests r SET
  code = request_code(),
  answered_at = CASE WHEN r.status IN ('approved', 'declined') THEN r.modified_at END,
  approved_at = CASE WHEN r.status IN ('approved', 'canceled') THEN r.modified_at END,
  canceled_by = CASE WHEN r.status = 'canceled' THEN 'landlord'::request_party END,
  address_shared = r.status = 'approved' AND l.display_home_address,
  reminded_after = 72
FROM listings l WHERE l.id = r.listing_id;
UPDATE contact_requests SET code = request_code();

-- Who is looked for each minute: requests without an answer.
CREATE INDEX booking_requests_unanswered ON booking_requests (created_at)
  WHERE status = 'pending' AND answered_at IS NULL AND reminded_after < 72;
-- Earlier stays of the same guest.
CREATE INDEX booking_requests_guest ON booking_requests (listing_id, lower(email)) WHERE email <> '';

-- ---- The links of guests ---------------------------------------------------------------------------

CREATE TABLE guest_tokens (
  token_hash varchar(64) NOT NULL,
  booking_request_id integer,
  contact_request_id integer,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT guest_tokens_pkey PRIMARY KEY (token_hash),
  CONSTRAINT guest_tokens_hash CHECK (token_hash ~ '^[0-9a-f]{64}$'),
  CONSTRAINT guest_tokens_of_one CHECK (num_nonnulls(booking_request_id, contact_request_id) = 1),
  CONSTRAINT guest_tokens_booking_request_id_fkey FOREIGN KEY (booking_request_id)
    REFERENCES booking_requests (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT guest_tokens_contact_request_id_fkey FOREIGN KEY (contact_request_id)
    REFERENCES contact_requests (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX guest_tokens_booking_request_id_idx ON guest_tokens (booking_request_id);
CREATE INDEX guest_tokens_contact_request_id_idx ON guest_tokens (contact_request_id);

-- ---- The thread --------------------------------------------------------------------------------------

CREATE TABLE messages (
  id serial NOT NULL,
  booking_request_id integer,
  contact_request_id integer,
  sender message_sender NOT NULL,
  body varchar(2000) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  read_at timestamptz(3),
  told_at timestamptz(3),
  CONSTRAINT messages_pkey PRIMARY KEY (id),
  CONSTRAINT messages_of_one CHECK (num_nonnulls(booking_request_id, contact_request_id) = 1),
  CONSTRAINT messages_say_something CHECK (btrim(body) <> ''),
  -- What the site says itself waits for nobody.
  CONSTRAINT messages_system_is_read CHECK (sender <> 'system' OR read_at IS NOT NULL AND told_at IS NOT NULL),
  CONSTRAINT messages_booking_request_id_fkey FOREIGN KEY (booking_request_id)
    REFERENCES booking_requests (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT messages_contact_request_id_fkey FOREIGN KEY (contact_request_id)
    REFERENCES contact_requests (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX messages_booking_request_id_created_at_id_idx ON messages (booking_request_id, created_at DESC, id DESC);
CREATE INDEX messages_contact_request_id_created_at_id_idx ON messages (contact_request_id, created_at DESC, id DESC);
CREATE INDEX messages_unread_booking ON messages (booking_request_id, sender) WHERE read_at IS NULL;
CREATE INDEX messages_unread_contact ON messages (contact_request_id, sender) WHERE read_at IS NULL;
CREATE INDEX messages_untold_booking ON messages (booking_request_id, sender) WHERE told_at IS NULL;
CREATE INDEX messages_untold_contact ON messages (contact_request_id, sender) WHERE told_at IS NULL;

-- What was said before there were threads: the mails of then told it.
INSERT INTO messages (booking_request_id, sender, body, created_at, read_at, told_at)
SELECT id, 'guest', message, created_at, coalesce(read_at, modified_at), created_at
FROM booking_requests WHERE btrim(message) <> '' ORDER BY id;
INSERT INTO messages (booking_request_id, sender, body, created_at, read_at, told_at)
SELECT id, 'landlord', reply, modified_at, modified_at, modified_at
FROM booking_requests WHERE btrim(reply) <> '' AND modified_at IS NOT NULL ORDER BY id;
INSERT INTO messages (contact_request_id, sender, body, created_at, read_at, told_at)
SELECT id, 'guest', message, created_at, read_at, created_at
FROM contact_requests WHERE btrim(message) <> '' ORDER BY id;

-- ---- Texts that a landlord answers with ----------------------------------------------------------------

CREATE TABLE reply_templates (
  id serial NOT NULL,
  user_id integer NOT NULL,
  name varchar(60) NOT NULL,
  body varchar(2000) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT reply_templates_pkey PRIMARY KEY (id),
  CONSTRAINT reply_templates_say_something CHECK (btrim(name) <> '' AND btrim(body) <> ''),
  CONSTRAINT reply_templates_user_id_fkey FOREIGN KEY (user_id)
    REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX reply_templates_user_id_id_idx ON reply_templates (user_id, id);

-- ---- What holds of requests from now on ----------------------------------------------------------------

ALTER TABLE contact_requests
  ALTER COLUMN code SET NOT NULL,
  ADD CONSTRAINT contact_requests_code CHECK (code ~ '^K-[2-9A-HJKMNP-Z]{6}$');

-- Last, since it closes the table to visitors until the end.
ALTER TABLE booking_requests
  ALTER COLUMN code SET NOT NULL,
  ADD CONSTRAINT booking_requests_code CHECK (code ~ '^K-[2-9A-HJKMNP-Z]{6}$'),
  DROP CONSTRAINT booking_requests_quote_has_total,
  -- What was agreed on takes the place of what was asked; the quote stays as it was asked.
  ADD CONSTRAINT booking_requests_quote_has_total CHECK (
    quote IS NULL OR jsonb_typeof(quote -> 'total_cents') = 'number'
      AND (agreed_total_cents IS NOT NULL OR (quote -> 'price')::int = price)),
  ADD CONSTRAINT booking_requests_approved_once CHECK (
    CASE status WHEN 'approved' THEN approved_at IS NOT NULL
      WHEN 'canceled' THEN true ELSE approved_at IS NULL END),
  ADD CONSTRAINT booking_requests_canceled_by_somebody CHECK ((status = 'canceled') = (canceled_by IS NOT NULL)),
  -- A landlord cancels only what was approved; a guest withdraws what waits as well.
  ADD CONSTRAINT booking_requests_landlord_cancels_approved CHECK (
    canceled_by IS DISTINCT FROM 'landlord' OR approved_at IS NOT NULL),
  ADD CONSTRAINT booking_requests_reason_of_declined CHECK (decline_reason IS NULL OR status = 'declined'),
  ADD CONSTRAINT booking_requests_offer_whole CHECK (
    num_nulls(offer_start_date, offer_end_date, offer_total_cents, offer_made_at) IN (0, 4)),
  ADD CONSTRAINT booking_requests_offer_while_pending CHECK (offer_made_at IS NULL OR status = 'pending'),
  ADD CONSTRAINT booking_requests_offer_days CHECK (offer_end_date > offer_start_date),
  ADD CONSTRAINT booking_requests_offer_total CHECK (offer_total_cents >= 0),
  ADD CONSTRAINT booking_requests_agreed_when_approved CHECK (
    agreed_total_cents IS NULL OR agreed_total_cents >= 0 AND approved_at IS NOT NULL),
  ADD CONSTRAINT booking_requests_reminded_after CHECK (reminded_after IN (0, 24, 48, 72));
