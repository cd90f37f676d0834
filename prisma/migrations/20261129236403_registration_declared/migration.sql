-- Also applied as: 3fc135e0a5bed16c3c8c9eac3084766d6cf697d56841ddd07cdd22828364c126
-- What a landlord declares of a home before offering it (Regulation (EU) 2024/1028, Art. 7): whether a registration
-- procedure covers it. Null: not asked yet.
ALTER TABLE listings
  ADD COLUMN registration_declared boolean,
  ADD COLUMN registration_declared_at timestamptz(3),
  ADD COLUMN registration_declared_by_id integer REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT listings_declared_at_a_moment
    CHECK ((registration_declared IS NULL) = (registration_declared_at IS NULL)) NOT VALID,
  ADD CONSTRAINT listings_declared_by_somebody
    CHECK (registration_declared IS NOT NULL OR registration_declared_by_id IS NULL) NOT VALID;
