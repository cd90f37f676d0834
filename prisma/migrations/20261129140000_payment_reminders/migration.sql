-- Guests are reminded of payments, of each once a kind (docs/rules/payments.md#reminders).
CREATE TYPE payment_reminder_kind AS ENUM ('soon', 'overdue', 'overdue_again');

CREATE TABLE payment_reminders (
  payment_request_id integer NOT NULL REFERENCES payment_requests (id) ON DELETE CASCADE ON UPDATE CASCADE,
  kind payment_reminder_kind NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (payment_request_id, kind)
);
