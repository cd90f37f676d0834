-- What a landlord wrote of a home for guests, in their other languages; the Dutch words are in the listing itself. A row
-- has at least one text.
CREATE TABLE listing_translations (
  listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  locale varchar(2) NOT NULL,
  description varchar(750),
  house_rules varchar(1500),
  arrival_info varchar(3000),
  PRIMARY KEY (listing_id, locale),
  CONSTRAINT listing_translations_locale CHECK (locale IN ('fr', 'de', 'en')),
  CONSTRAINT listing_translations_not_empty CHECK (
    num_nonnulls(description, house_rules, arrival_info) > 0
    AND description <> '' AND house_rules <> '' AND arrival_info <> '')
);

-- Told like the other parts of a home (see the migration of the change log).
CREATE TRIGGER log_insert AFTER INSERT ON listing_translations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION log_changes('home', 'listing_id');
CREATE TRIGGER log_update AFTER UPDATE ON listing_translations REFERENCING NEW TABLE AS changed OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION log_changes('home', 'listing_id');
CREATE TRIGGER log_delete AFTER DELETE ON listing_translations REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION log_changes('home', 'listing_id');
CREATE TRIGGER log_truncate AFTER TRUNCATE ON listing_translations
  FOR EACH STATEMENT EXECUTE FUNCTION log_changes('home', 'listing_id');

-- What an admin last saw of a home holds what the public reads of them. The function is amended as it stands, whatever
-- else it has come to hold.
DO $$
DECLARE
  former text := pg_get_functiondef('listing_shown(integer)'::regprocedure);
  amended text := replace(former, $old$'settings', (SELECT$old$,
    $new$'translations', (SELECT jsonb_object_agg(o.locale, jsonb_build_object('description', t.description,
      'house_rules', t.house_rules)) FROM unnest(ARRAY['fr', 'de', 'en']) AS o (locale)
      LEFT JOIN listing_translations t ON t.listing_id = l.id AND t.locale = o.locale),
    'settings', (SELECT$new$);
BEGIN
  IF amended NOT LIKE '%listing_translations%' THEN
    RAISE EXCEPTION 'listing_shown holds no options to put these beside';
  END IF;
  EXECUTE amended;
END $$;
-- There were none when these were looked at.
UPDATE listing_snapshots SET shown = shown || jsonb_build_object('translations',
  (SELECT jsonb_object_agg(locale, '{"description": null, "house_rules": null}'::jsonb)
    FROM unnest(ARRAY['fr', 'de', 'en']) AS o (locale)));

CREATE TRIGGER mark_changed_insert AFTER INSERT ON listing_translations
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_parts();
CREATE TRIGGER mark_changed_update AFTER UPDATE ON listing_translations
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_parts();
CREATE TRIGGER mark_changed_delete AFTER DELETE ON listing_translations
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_parts();
