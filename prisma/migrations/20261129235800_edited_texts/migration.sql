-- Texts that the operator changed (docs/rules/edited-texts.md): every version stays, the highest is shown; one without
-- a body is the code's own text again.
CREATE TABLE edited_texts (
  id serial PRIMARY KEY,
  key varchar(80) NOT NULL,
  locale varchar(2) NOT NULL,
  version integer NOT NULL,
  body text,
  made_by_id integer REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  made_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT edited_texts_locale CHECK (locale IN ('nl', 'fr', 'de', 'en')),
  CONSTRAINT edited_texts_version CHECK (version > 0)
);
CREATE UNIQUE INDEX edited_texts_key_locale_version_key ON edited_texts (key, locale, version);
CREATE INDEX edited_texts_made_by_id_idx ON edited_texts (made_by_id);

-- Of a version only who made it may be forgotten.
CREATE FUNCTION keep_edited_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.made_by_id IS NOT NULL
    OR (NEW.id, NEW.key, NEW.locale, NEW.version, NEW.body, NEW.made_at)
      IS DISTINCT FROM (OLD.id, OLD.key, OLD.locale, OLD.version, OLD.body, OLD.made_at) THEN
    RAISE EXCEPTION 'versions of texts are never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_versions BEFORE UPDATE OR DELETE ON edited_texts
  FOR EACH ROW EXECUTE FUNCTION keep_edited_texts();

-- Any page may show one.
CREATE TRIGGER log_insert AFTER INSERT ON edited_texts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION log_changes('text', '');
CREATE TRIGGER log_update AFTER UPDATE ON edited_texts REFERENCING NEW TABLE AS changed OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION log_changes('text', '');
CREATE TRIGGER log_delete AFTER DELETE ON edited_texts REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION log_changes('text', '');
CREATE TRIGGER log_truncate AFTER TRUNCATE ON edited_texts
  FOR EACH STATEMENT EXECUTE FUNCTION log_changes('text', '');

-- What an admin looks at before saving it, for an hour.
CREATE TABLE text_drafts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  key varchar(80) NOT NULL,
  locale varchar(2) NOT NULL,
  body text NOT NULL,
  made_by_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  made_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT text_drafts_locale CHECK (locale IN ('nl', 'fr', 'de', 'en'))
);
CREATE INDEX text_drafts_made_by_id_idx ON text_drafts (made_by_id);
CREATE INDEX text_drafts_made_at_idx ON text_drafts (made_at);
