-- The address at which a home's calendar stands with its stays apart: one a home, for who knows it. It is shown to its
-- owner again, so it is kept as it is.
CREATE TABLE calendar_addresses (
  listing_id integer PRIMARY KEY REFERENCES listings (id) ON UPDATE CASCADE ON DELETE CASCADE,
  secret varchar(43) NOT NULL UNIQUE CHECK (secret ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
