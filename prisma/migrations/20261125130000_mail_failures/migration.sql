-- Admins see why a letter did not leave.
ALTER TABLE outgoing_mails
  ADD COLUMN failed_at timestamptz(3),
  ADD COLUMN failure_kind varchar(20),
  ADD COLUMN failure varchar(500),
  ADD CONSTRAINT outgoing_mails_failure_check CHECK (num_nulls(failed_at, failure_kind, failure) IN (0, 3));
