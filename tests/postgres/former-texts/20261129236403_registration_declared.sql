-- What a landlord declares of a home before offering it (Regulation (EU) 2024/1028, Art. 7): whether a registration
-- procedure covers it. Null: not asked yet.
ALTER TABLE listings
  ADD COLUMN registration_declared boolean,
  ADD COLUMN registration_declared_at timestamptz(3),
  ADD COLUMN registration_declared_by_id integer REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT listings_declared_at_a_moment
    CHECK ((registration_declared IS NULL) = (registration_declared_at IS NULL)),
  ADD CONSTRAINT listings_declared_by_somebody
    CHECK (registration_declared IS NOT NULL OR registration_declared_by_id IS NULL);
CREATE INDEX listings_registration_declared_by_id_idx ON listings (registration_declared_by_id)
  WHERE registration_declared_by_id IS NOT NULL;
