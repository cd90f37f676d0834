-- A letter that a mail server took and later gave back.
ALTER TABLE outgoing_mails
  ADD COLUMN bounced_at timestamptz(3),
  ADD CONSTRAINT outgoing_mails_bounced_check CHECK (bounced_at IS NULL OR sent_at IS NOT NULL);
CREATE INDEX outgoing_mails_bounced ON outgoing_mails (bounced_at) WHERE bounced_at IS NOT NULL;

CREATE TABLE undeliverable_addresses (
  email citext PRIMARY KEY,
  since timestamptz(3) NOT NULL DEFAULT now(),
  status varchar(20) NOT NULL
);
CREATE INDEX undeliverable_addresses_since_idx ON undeliverable_addresses (since);
-- Whom a letter that came back was about.
CREATE INDEX booking_requests_by_address ON booking_requests (lower(email));
CREATE INDEX contact_requests_by_address ON contact_requests (lower(email));
