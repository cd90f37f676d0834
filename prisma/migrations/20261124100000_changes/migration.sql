-- One log of changes (docs/decisions/2026-11-22-one-change-feed.md). A reader asks for the rows that its last snapshot
-- could not see, and so never misses a commit. It takes the place of the announcements to the page cache and of the
-- log of the search.
DO $$
DECLARE former record;
BEGIN
  FOR former IN
    SELECT tgname, tgrelid::regclass AS relation FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
    WHERE NOT tgisinternal AND proname IN ('announce_listing_rows', 'announce_listing_parts', 'announce_deleted_listings',
      'announce_landlord', 'announce_settings', 'log_listing_search_changes', 'log_listing_part_search_changes',
      'log_moved_part_search_changes')
  LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', former.tgname, former.relation);
  END LOOP;
END $$;
DROP FUNCTION announce_listing_rows(), announce_listing_parts(), announce_deleted_listings(), announce_landlord(),
  announce_settings(), announce_listings(int[]), log_listing_search_changes(), log_listing_part_search_changes(),
  log_moved_part_search_changes(), log_search_changes(int[]);
DROP TABLE search_changes;

-- What changed: its kind and its id. Without an id: any of that kind may have.
CREATE TABLE changes (
  id bigserial PRIMARY KEY,
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
  kind varchar(20) NOT NULL,
  subject_id integer,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX changes_transaction_id_idx ON changes (transaction_id);
CREATE INDEX changes_created_at_idx ON changes (created_at);
-- The log is never empty: who reads it knows by the last row that they saw whether it still reaches back to it.
INSERT INTO changes (kind) VALUES ('everything');

-- Written per statement. Arguments: the kind; the column that holds the id, '' for none; where only one column is shown,
-- its name: an update of others is no change.
CREATE FUNCTION log_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most CONSTANT int := 20000;
  subject text := coalesce(nullif(quote_ident(TG_ARGV[1]), '""'), 'NULL::int');
  rows text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT %s FROM changed', subject)
    WHEN 'DELETE' THEN format('SELECT %s FROM former', subject)
    ELSE format('SELECT %1$s FROM changed UNION SELECT %1$s FROM former', subject) END;
  ids int[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO changes (kind) VALUES (TG_ARGV[0]);
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND TG_NARGS = 3 THEN
    rows := format('SELECT %1$s FROM changed JOIN former USING (%1$s) WHERE changed.%2$I IS DISTINCT FROM former.%2$I',
      subject, TG_ARGV[2]);
  END IF;
  EXECUTE format('SELECT ARRAY(SELECT DISTINCT * FROM (%s) AS subjects LIMIT %s)', rows, most + 1) INTO ids;
  -- Where it would name too many, a reader is quicker looking at everything again.
  IF cardinality(ids) > most THEN ids := ARRAY[NULL]; END IF;
  INSERT INTO changes (kind, subject_id) SELECT TG_ARGV[0], unnest(ids);
  RETURN NULL;
END $$;

-- The one list of tables. tests/schema/change-triggers.test.ts holds it against what public pages and the search read.
DO $$
DECLARE watched record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('listings', '''home'', ''id'''),
    ('listing_settings', '''home'', ''listing_id'''),
    ('listing_pictures', '''home'', ''listing_id'''),
    ('occupancies', '''nights'', ''listing_id'''),
    ('custom_listing_prices', '''rates'', ''listing_id'''),
    ('deleted_listings', '''deleted_home'', ''listing_id'''),
    -- A home's page names its landlord.
    ('users', '''landlord'', ''id'', ''first_name'''),
    ('app_settings', '''setting'', '''''),
    ('listing_cities', '''everything'', '''''),
    ('listing_options', '''everything'', ''''')
  ) AS list (relation, arguments) LOOP
    EXECUTE format('CREATE TRIGGER log_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION log_changes(%s)', watched.relation, watched.arguments);
    EXECUTE format('CREATE TRIGGER log_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed OLD TABLE AS former
      FOR EACH STATEMENT EXECUTE FUNCTION log_changes(%s)', watched.relation, watched.arguments);
    EXECUTE format('CREATE TRIGGER log_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS former
      FOR EACH STATEMENT EXECUTE FUNCTION log_changes(%s)', watched.relation, watched.arguments);
    EXECUTE format('CREATE TRIGGER log_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION log_changes(%s)', watched.relation, watched.arguments);
  END LOOP;
END $$;
