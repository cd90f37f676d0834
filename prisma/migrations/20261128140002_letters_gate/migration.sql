-- How many letters went to a mailbox, whatever it was written like, and in whose name: server/mail/gate.ts counts them.
ALTER TABLE outgoing_mails ADD COLUMN sender_id integer REFERENCES users (id) ON UPDATE CASCADE ON DELETE SET NULL;
CREATE INDEX outgoing_mails_mailbox_idx ON outgoing_mails (mailbox_of(recipient), created_at);
CREATE INDEX outgoing_mails_sender_id_created_at_idx ON outgoing_mails (sender_id, created_at);
