-- Where the log does not name the homes that changed, a search waits until all of a million were read again: more of
-- them are named than before.

-- Written per statement: a change of many listings at once is one row.
CREATE OR REPLACE FUNCTION log_search_changes(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 20000 THEN
    INSERT INTO search_changes (listing_id) VALUES (NULL);
  ELSE
    INSERT INTO search_changes (listing_id) SELECT unnest(ids);
  END IF;
END $$;

-- Only what the public can see, or could, is searched.
CREATE OR REPLACE FUNCTION log_listing_search_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM log_search_changes(ARRAY(
      SELECT id FROM changed WHERE approved_at IS NOT NULL AND disabled_at IS NULL LIMIT 20001));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM log_search_changes(ARRAY(
      SELECT id FROM former WHERE approved_at IS NOT NULL AND disabled_at IS NULL LIMIT 20001));
  ELSE
    PERFORM log_search_changes(ARRAY(
      SELECT id FROM changed WHERE approved_at IS NOT NULL AND disabled_at IS NULL
      UNION
      SELECT id FROM former WHERE approved_at IS NOT NULL AND disabled_at IS NULL LIMIT 20001));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION log_listing_part_search_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM log_search_changes(ARRAY(SELECT DISTINCT listing_id FROM changed LIMIT 20001));
  RETURN NULL;
END $$;

-- A row moved from one listing to another counts for both.
CREATE OR REPLACE FUNCTION log_moved_part_search_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM log_search_changes(ARRAY(
    SELECT listing_id FROM changed UNION SELECT listing_id FROM former LIMIT 20001));
  RETURN NULL;
END $$;
