-- A home with more requests than one transaction removes is nobody's and out of sight at once; a job empties it.
ALTER TABLE listings
  ADD COLUMN removed_at timestamptz(3),
  ADD COLUMN former_user_id integer REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT listings_removed_is_hidden CHECK (
    removed_at IS NULL OR (disabled_at IS NOT NULL AND approved_at IS NULL AND first_published_at IS NULL)),
  ADD CONSTRAINT listings_former_owner_of_removed CHECK (former_user_id IS NULL OR removed_at IS NOT NULL);
CREATE INDEX listings_former_user_id_idx ON listings (former_user_id);

-- What stays of it is written down when it goes out of sight, with the slug that it keeps until it is gone.
CREATE FUNCTION keep_removed_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_listings (slug, listing_id, listing_city_id, latitude, longitude)
    SELECT f.slug, f.id, f.listing_city_id,
      CASE WHEN f.display_home_address THEN round((round(f.latitude / 0.0027) * 0.0027)::numeric, 5)::float8 END,
      CASE WHEN f.display_home_address THEN round((round(f.longitude / 0.0043) * 0.0043)::numeric, 5)::float8 END
    FROM former f JOIN changed c ON c.id = f.id
    WHERE f.removed_at IS NULL AND c.removed_at IS NOT NULL AND f.first_published_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_removed AFTER UPDATE ON listings
  REFERENCING NEW TABLE AS changed OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION keep_removed_listings();
