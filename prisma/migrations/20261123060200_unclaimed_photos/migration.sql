-- Originals in the photo storage that no row may have: written before an original is stored, and by the database itself
-- when a row that has one goes. What is left over is found here, however much is stored.
CREATE TABLE unclaimed_photos (
  storage_key varchar(120) PRIMARY KEY,
  since timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX unclaimed_photos_since_idx ON unclaimed_photos (since);

-- The argument names the column that holds the key.
CREATE FUNCTION claim_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM unclaimed_photos WHERE storage_key = to_jsonb(NEW) ->> TG_ARGV[0];
  RETURN NULL;
END $$;

-- Whether another row has it is asked when its files are about to go.
CREATE FUNCTION release_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unclaimed_photos (storage_key)
  SELECT to_jsonb(OLD) ->> TG_ARGV[0] WHERE to_jsonb(OLD) ->> TG_ARGV[0] IS NOT NULL
  ON CONFLICT (storage_key) DO UPDATE SET since = now();
  RETURN NULL;
END $$;

CREATE TRIGGER claim_photo AFTER INSERT OR UPDATE OF storage_key ON listing_pictures
  FOR EACH ROW EXECUTE FUNCTION claim_photo('storage_key');
CREATE TRIGGER release_photo AFTER DELETE ON listing_pictures
  FOR EACH ROW EXECUTE FUNCTION release_photo('storage_key');
CREATE TRIGGER release_replaced_photo AFTER UPDATE OF storage_key ON listing_pictures
  FOR EACH ROW WHEN (OLD.storage_key IS DISTINCT FROM NEW.storage_key) EXECUTE FUNCTION release_photo('storage_key');

CREATE TRIGGER claim_photo AFTER INSERT OR UPDATE OF image_key ON news_articles
  FOR EACH ROW EXECUTE FUNCTION claim_photo('image_key');
CREATE TRIGGER release_photo AFTER DELETE ON news_articles
  FOR EACH ROW EXECUTE FUNCTION release_photo('image_key');
CREATE TRIGGER release_replaced_photo AFTER UPDATE OF image_key ON news_articles
  FOR EACH ROW WHEN (OLD.image_key IS DISTINCT FROM NEW.image_key) EXECUTE FUNCTION release_photo('image_key');
