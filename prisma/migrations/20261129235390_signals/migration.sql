-- What a moderator should look at, found by a nightly job. Each is about the same people, homes and occasion only once,
-- so that one that was dismissed stays dismissed when it is found again.
CREATE TABLE signals (
  id SERIAL PRIMARY KEY,
  kind VARCHAR(20) NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  other_user_id INTEGER REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  listing_id INTEGER REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  other_listing_id INTEGER REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  -- The entry of the audit log, which goes earlier
  event_id INTEGER,
  facts JSONB NOT NULL,
  found_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  gone_at TIMESTAMPTZ(3),
  dismissed_at TIMESTAMPTZ(3),
  dismissed_by_id INTEGER REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  dismissal_reason VARCHAR(2000),
  CONSTRAINT signals_two_people CHECK (user_id <> other_user_id),
  CONSTRAINT signals_dismissal CHECK (
    (dismissed_at IS NULL) = (dismissal_reason IS NULL)
    AND dismissal_reason <> ''
    AND (dismissed_at IS NOT NULL OR dismissed_by_id IS NULL)
  )
);
CREATE UNIQUE INDEX signals_subjects_key
  ON signals (kind, user_id, other_user_id, listing_id, other_listing_id, event_id) NULLS NOT DISTINCT;
CREATE INDEX signals_found_at_id_idx ON signals (found_at DESC, id DESC);
CREATE INDEX signals_user_id_idx ON signals (user_id);
CREATE INDEX signals_other_user_id_idx ON signals (other_user_id);
CREATE INDEX signals_listing_id_idx ON signals (listing_id);
CREATE INDEX signals_other_listing_id_idx ON signals (other_listing_id);
CREATE INDEX signals_dismissed_by_id_idx ON signals (dismissed_by_id);
