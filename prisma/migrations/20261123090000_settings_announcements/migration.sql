-- Pages that tell of a setting hear when it changes. A page asks for the tag `settings`.
CREATE FUNCTION announce_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_cache', 'settings');
  RETURN NULL;
END $$;
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON app_settings
  FOR EACH STATEMENT EXECUTE FUNCTION announce_settings();
