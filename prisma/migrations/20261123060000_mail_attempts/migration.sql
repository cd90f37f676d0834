-- A letter leaves outside any transaction: the row says who is at it and what is known of the tries before.
ALTER TABLE outgoing_mails
  ADD COLUMN attempts smallint NOT NULL DEFAULT 0,
  ADD COLUMN unsure_attempts smallint NOT NULL DEFAULT 0,
  ADD COLUMN leased_until timestamptz(3),
  ADD COLUMN given_up_at timestamptz(3),
  ADD CONSTRAINT outgoing_mails_attempts_check CHECK (unsure_attempts BETWEEN 0 AND attempts),
  ADD CONSTRAINT outgoing_mails_outcome_check CHECK (sent_at IS NULL OR given_up_at IS NULL);
