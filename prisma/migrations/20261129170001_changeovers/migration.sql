-- Changeovers (docs/rules/changeovers.md): what whoever cleans should know of a home, that it is clean, and the secret
-- address of a helper's own calendar of them.
CREATE TABLE cleaning_notes (
  listing_id int PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  note varchar(1000) NOT NULL CHECK (note <> '')
);

CREATE TABLE cleaned_homes (
  listing_id int NOT NULL REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  day date NOT NULL,
  user_id int REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  cleaned_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (listing_id, day)
);
CREATE INDEX cleaned_homes_user_id_idx ON cleaned_homes (user_id);

CREATE TABLE changeover_addresses (
  user_id int PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  secret varchar(43) NOT NULL UNIQUE
);
