-- The statement of reasons for each measure of an admin, with the appeal against it (docs/rules/decisions.md).
CREATE TABLE admin_decisions (
  id SERIAL PRIMARY KEY,
  measure VARCHAR(10) NOT NULL,
  ground VARCHAR(5) NOT NULL,
  article VARCHAR(200) NOT NULL,
  facts VARCHAR(3000) NOT NULL,
  after_notice BOOLEAN NOT NULL DEFAULT false,
  subject_kind VARCHAR(10) NOT NULL,
  -- Without a reference, since it outlives a home that was removed
  subject_id INTEGER NOT NULL,
  subject_name VARCHAR(250) NOT NULL,
  review_id INTEGER REFERENCES reviews (id) ON DELETE CASCADE ON UPDATE CASCADE,
  user_id INTEGER REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  decided_by_id INTEGER REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  was_approved_at TIMESTAMPTZ(3),
  made_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  appeal_reason VARCHAR(3000),
  appealed_at TIMESTAMPTZ(3),
  outcome VARCHAR(10),
  answer VARCHAR(3000),
  answered_at TIMESTAMPTZ(3),
  answered_by_id INTEGER REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT admin_decisions_measure CHECK (measure IN ('denied', 'offline', 'hidden', 'suspended', 'order')),
  CONSTRAINT admin_decisions_ground CHECK (ground IN ('law', 'terms')),
  CONSTRAINT admin_decisions_reasons CHECK (article <> '' AND facts <> ''),
  CONSTRAINT admin_decisions_subject CHECK (subject_kind = CASE measure
    WHEN 'hidden' THEN 'review' WHEN 'suspended' THEN 'user' ELSE 'listing' END),
  CONSTRAINT admin_decisions_review CHECK ((subject_kind = 'review') = (review_id IS NOT NULL)),
  -- One appeal, by somebody who can read the statement, and one answer to it
  CONSTRAINT admin_decisions_appeal CHECK (
    num_nonnulls(appeal_reason, appealed_at) IN (0, 2) AND appeal_reason <> ''
    AND (appealed_at IS NULL OR user_id IS NOT NULL)
  ),
  CONSTRAINT admin_decisions_answer CHECK (
    num_nonnulls(outcome, answer, answered_at) IN (0, 3) AND answer <> '' AND outcome IN ('kept', 'reversed')
    AND (answered_at IS NULL OR appealed_at IS NOT NULL)
    AND (answered_at IS NOT NULL OR answered_by_id IS NULL)
  )
);
CREATE INDEX admin_decisions_user_id_id_idx ON admin_decisions (user_id, id DESC);
CREATE INDEX admin_decisions_review_id_idx ON admin_decisions (review_id);
CREATE INDEX admin_decisions_decided_by_id_idx ON admin_decisions (decided_by_id);
CREATE INDEX admin_decisions_answered_by_id_idx ON admin_decisions (answered_by_id);
CREATE INDEX admin_decisions_made_at_idx ON admin_decisions (made_at);
CREATE INDEX admin_decisions_waiting_idx ON admin_decisions (appealed_at) WHERE appealed_at IS NOT NULL AND answered_at IS NULL;
