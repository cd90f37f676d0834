-- What staff writes down about a person or a home, for each other.
CREATE TABLE staff_notes (
  id SERIAL PRIMARY KEY,
  user_id INTEGER REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  listing_id INTEGER REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  author_id INTEGER REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  body VARCHAR(2000) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT staff_notes_one_subject CHECK (num_nonnulls(user_id, listing_id) = 1),
  CONSTRAINT staff_notes_body CHECK (body <> '')
);
CREATE INDEX staff_notes_user_id_id_idx ON staff_notes (user_id, id DESC);
CREATE INDEX staff_notes_listing_id_id_idx ON staff_notes (listing_id, id DESC);
CREATE INDEX staff_notes_author_id_idx ON staff_notes (author_id);
