-- What visitors write through the contact form of the site, and what staff answers.
CREATE TYPE inbox_state AS ENUM ('open', 'waiting', 'closed');
CREATE TYPE inbox_sender AS ENUM ('visitor', 'staff');

CREATE TABLE inbox_threads (
  id SERIAL PRIMARY KEY,
  code VARCHAR(32) NOT NULL,
  state inbox_state NOT NULL DEFAULT 'open',
  version INTEGER NOT NULL DEFAULT 1,
  assignee_id INTEGER REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  locale VARCHAR(2) NOT NULL DEFAULT 'nl',
  name VARCHAR(200) NOT NULL,
  email CITEXT NOT NULL,
  subject VARCHAR(150) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_message_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT inbox_threads_locale CHECK (locale IN ('nl', 'fr', 'de', 'en'))
);
CREATE UNIQUE INDEX inbox_threads_code_key ON inbox_threads (code);
CREATE INDEX inbox_threads_state_last_message_at_id_idx ON inbox_threads (state, last_message_at DESC, id DESC);
CREATE INDEX inbox_threads_last_message_at_id_idx ON inbox_threads (last_message_at DESC, id DESC);
CREATE INDEX inbox_threads_assignee_id_idx ON inbox_threads (assignee_id);
CREATE INDEX inbox_threads_email_idx ON inbox_threads (email);

CREATE TABLE inbox_messages (
  id SERIAL PRIMARY KEY,
  thread_id INTEGER NOT NULL REFERENCES inbox_threads (id) ON DELETE CASCADE ON UPDATE CASCADE,
  sender inbox_sender NOT NULL,
  author_id INTEGER REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  body VARCHAR(10000) NOT NULL,
  source_key VARCHAR(64),
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT inbox_messages_author CHECK (sender = 'staff' OR author_id IS NULL)
);
CREATE UNIQUE INDEX inbox_messages_source_key_key ON inbox_messages (source_key);
CREATE INDEX inbox_messages_thread_id_id_idx ON inbox_messages (thread_id, id);
CREATE INDEX inbox_messages_author_id_idx ON inbox_messages (author_id);
