-- Every change that a public page can show is announced in its own transaction, so that no code can forget to.
-- Payloads are the tags of the page cache: listing:ID, town:ID, listings, news; an empty one means everything.

CREATE FUNCTION announce_listings(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(cardinality(ids), 0) = 0 THEN RETURN; END IF;
  -- A change of many at once empties the cache with one message.
  IF cardinality(ids) > 50 THEN
    PERFORM pg_notify('page_cache', '');
    RETURN;
  END IF;
  PERFORM pg_notify('page_cache', 'listing:' || id) FROM unnest(ids) AS id;
  PERFORM pg_notify('page_cache', 'town:' || town)
    FROM (SELECT DISTINCT listing_city_id AS town FROM listings WHERE id = ANY (ids) AND listing_city_id IS NOT NULL) AS towns;
  PERFORM pg_notify('page_cache', 'listings');
END $$;

-- For tables whose rows belong to a listing.
CREATE FUNCTION announce_listing_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_listings(ARRAY(SELECT DISTINCT listing_id FROM changed LIMIT 51));
  RETURN NULL;
END $$;

CREATE FUNCTION announce_listing_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_listings(ARRAY(SELECT id FROM changed LIMIT 51));
  -- The town that a listing left, or that it was in when it was deleted.
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_notify('page_cache', 'town:' || listing_city_id)
      FROM (SELECT DISTINCT listing_city_id FROM former WHERE listing_city_id IS NOT NULL LIMIT 14) AS towns;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION announce_deleted_listings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM former) > 50 THEN
    PERFORM pg_notify('page_cache', '');
  ELSE
    PERFORM pg_notify('page_cache', 'listing:' || id) FROM former;
    PERFORM pg_notify('page_cache', 'town:' || listing_city_id) FROM former WHERE listing_city_id IS NOT NULL;
    IF EXISTS (SELECT FROM former) THEN PERFORM pg_notify('page_cache', 'listings'); END IF;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER announce_insert AFTER INSERT ON listings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_listing_rows();
CREATE TRIGGER announce_update AFTER UPDATE ON listings
  REFERENCING NEW TABLE AS changed OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION announce_listing_rows();
CREATE TRIGGER announce_delete AFTER DELETE ON listings
  REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION announce_deleted_listings();

DO $$
DECLARE part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['listing_settings', 'listing_pictures', 'custom_listing_prices', 'occupancies'] LOOP
    EXECUTE format('CREATE TRIGGER announce_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION announce_listing_parts()', part);
    EXECUTE format('CREATE TRIGGER announce_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION announce_listing_parts()', part);
    EXECUTE format('CREATE TRIGGER announce_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION announce_listing_parts()', part);
  END LOOP;
END $$;

-- A listing's page names its landlord.
CREATE FUNCTION announce_landlord() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_listings(ARRAY(SELECT id FROM listings WHERE user_id = NEW.id LIMIT 51));
  RETURN NULL;
END $$;
CREATE TRIGGER announce_name AFTER UPDATE OF first_name ON users FOR EACH ROW
  WHEN (OLD.first_name IS DISTINCT FROM NEW.first_name) EXECUTE FUNCTION announce_landlord();
