-- The sitemaps are cut by id: which of them lost a home is told by the id that it had. Homes deleted before have none.
ALTER TABLE deleted_listings ADD COLUMN listing_id integer;

CREATE OR REPLACE FUNCTION keep_deleted_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deleted_listings (slug, listing_id, listing_city_id, latitude, longitude)
    SELECT slug, id, listing_city_id,
      CASE WHEN display_home_address THEN round((round(latitude / 0.0027) * 0.0027)::numeric, 5)::float8 END,
      CASE WHEN display_home_address THEN round((round(longitude / 0.0043) * 0.0043)::numeric, 5)::float8 END
    FROM former WHERE first_published_at IS NOT NULL;
  RETURN NULL;
END $$;
