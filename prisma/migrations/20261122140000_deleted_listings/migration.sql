-- What stays of a listing that the public once saw: its address, which answers 410 from then on and never becomes
-- another home's, and where it was, for the homes nearby. Nothing of a person: no name, no owner, no exact point.
CREATE TABLE deleted_listings (
  slug varchar(120) PRIMARY KEY,
  listing_city_id smallint REFERENCES listing_cities (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  -- On the grid of lib/listings/address; empty where the address was not shown.
  latitude double precision,
  longitude double precision,
  deleted_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT deleted_listings_point_whole CHECK ((latitude IS NULL) = (longitude IS NULL))
);
CREATE INDEX deleted_listings_listing_city_id_deleted_at_idx ON deleted_listings (listing_city_id, deleted_at);

-- Written by the database itself, in the transaction of the deletion, whoever deletes.
CREATE FUNCTION keep_deleted_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_listings (slug, listing_city_id, latitude, longitude)
    SELECT slug, listing_city_id,
      CASE WHEN display_home_address THEN round((round(latitude / 0.0027) * 0.0027)::numeric, 5)::float8 END,
      CASE WHEN display_home_address THEN round((round(longitude / 0.0043) * 0.0043)::numeric, 5)::float8 END
    FROM former WHERE first_published_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_deleted AFTER DELETE ON listings
  REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION keep_deleted_listings();

-- After the row is in, so that whoever waited for the deletion of a listing with this slug sees what it left.
CREATE FUNCTION refuse_deleted_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM deleted_listings WHERE slug = NEW.slug) THEN
    RAISE unique_violation USING MESSAGE = 'the slug of a deleted listing is never given again',
      TABLE = 'listings', CONSTRAINT = 'listings_slug_never_again';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER refuse_deleted_slug_insert AFTER INSERT ON listings
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_slug();
CREATE TRIGGER refuse_deleted_slug_update AFTER UPDATE OF slug ON listings
  FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION refuse_deleted_slug();
