-- What somebody says is wrong with a home, a review or what a user wrote, and what was decided about it
-- (docs/rules/notices.md).
CREATE TABLE notices (
  id SERIAL PRIMARY KEY,
  reference VARCHAR(12) NOT NULL,
  subject VARCHAR(10) NOT NULL,
  -- Without a reference, since it outlives what it is about
  subject_id INTEGER NOT NULL,
  subject_name VARCHAR(250) NOT NULL,
  kind VARCHAR(20) NOT NULL,
  reason VARCHAR(3000) NOT NULL,
  name VARCHAR(200) NOT NULL,
  email CITEXT NOT NULL,
  locale VARCHAR(2) NOT NULL DEFAULT 'nl',
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  measure VARCHAR(10),
  ground VARCHAR(5),
  article VARCHAR(200),
  facts VARCHAR(3000),
  decided_at TIMESTAMPTZ(3),
  decided_by_id INTEGER REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT notices_subject CHECK (subject IN ('listing', 'review', 'user')),
  CONSTRAINT notices_locale CHECK (locale IN ('nl', 'fr', 'de', 'en')),
  CONSTRAINT notices_words CHECK (reason <> '' AND name <> '' AND email <> ''),
  CONSTRAINT notices_decision CHECK (
    num_nonnulls(measure, ground, article, facts, decided_at) IN (0, 5)
    AND (decided_at IS NOT NULL OR decided_by_id IS NULL)
    AND article <> '' AND facts <> '' AND ground IN ('law', 'terms')
    AND measure IN ('none', CASE subject WHEN 'listing' THEN 'offline' WHEN 'review' THEN 'hidden' ELSE 'suspended' END)
  )
);
CREATE UNIQUE INDEX notices_reference_key ON notices (reference);
CREATE INDEX notices_decided_at_id_idx ON notices (decided_at DESC, id DESC);
CREATE INDEX notices_created_at_idx ON notices (created_at);
CREATE INDEX notices_email_idx ON notices (email);
CREATE INDEX notices_decided_by_id_idx ON notices (decided_by_id);
