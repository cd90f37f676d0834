-- What the search keeps in memory follows this log (docs/decisions): a reader asks for the changes that its last
-- snapshot did not see yet, and so never misses a commit. A row without a listing means: anything may have changed.
CREATE TABLE search_changes (
  id bigserial PRIMARY KEY,
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
  listing_id integer,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX search_changes_transaction_id_idx ON search_changes (transaction_id);
CREATE INDEX search_changes_created_at_idx ON search_changes (created_at);

-- Written per statement: a change of many listings at once is one row.
CREATE FUNCTION log_search_changes(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 1000 THEN
    INSERT INTO search_changes (listing_id) VALUES (NULL);
  ELSE
    INSERT INTO search_changes (listing_id) SELECT unnest(ids);
  END IF;
END $$;

-- Only what the public can see, or could, is searched.
CREATE FUNCTION log_listing_search_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM log_search_changes(ARRAY(
      SELECT id FROM changed WHERE approved_at IS NOT NULL AND disabled_at IS NULL LIMIT 1001));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM log_search_changes(ARRAY(
      SELECT id FROM former WHERE approved_at IS NOT NULL AND disabled_at IS NULL LIMIT 1001));
  ELSE
    PERFORM log_search_changes(ARRAY(
      SELECT id FROM changed WHERE approved_at IS NOT NULL AND disabled_at IS NULL
      UNION
      SELECT id FROM former WHERE approved_at IS NOT NULL AND disabled_at IS NULL LIMIT 1001));
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION log_listing_part_search_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM log_search_changes(ARRAY(SELECT DISTINCT listing_id FROM changed LIMIT 1001));
  RETURN NULL;
END $$;

-- A row moved from one listing to another counts for both.
CREATE FUNCTION log_moved_part_search_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM log_search_changes(ARRAY(
    SELECT listing_id FROM changed UNION SELECT listing_id FROM former LIMIT 1001));
  RETURN NULL;
END $$;

CREATE TRIGGER search_insert AFTER INSERT ON listings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION log_listing_search_changes();
CREATE TRIGGER search_update AFTER UPDATE ON listings
  REFERENCING NEW TABLE AS changed OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION log_listing_search_changes();
CREATE TRIGGER search_delete AFTER DELETE ON listings
  REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION log_listing_search_changes();

DO $$
DECLARE part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['listing_settings', 'occupancies'] LOOP
    EXECUTE format('CREATE TRIGGER search_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION log_listing_part_search_changes()', part);
    EXECUTE format('CREATE TRIGGER search_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed OLD TABLE AS former
      FOR EACH STATEMENT EXECUTE FUNCTION log_moved_part_search_changes()', part);
    EXECUTE format('CREATE TRIGGER search_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION log_listing_part_search_changes()', part);
  END LOOP;
END $$;
