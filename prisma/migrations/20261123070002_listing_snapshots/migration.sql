-- What an admin last looked at of an approved home: its names, its description and its photos. `changed_at` is set
-- while the home differs from it. The database keeps both, whoever writes.
CREATE TABLE listing_snapshots (
  listing_id integer PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  name_holiday_home varchar(150),
  name_residence varchar(150),
  description varchar(750),
  -- Keys of the originals, in order of the text. A photo that the owner removes goes from the storage all the same.
  photo_keys varchar(120)[] NOT NULL DEFAULT '{}',
  seen_at timestamptz(3) NOT NULL DEFAULT now(),
  changed_at timestamptz(3)
);
CREATE INDEX listing_snapshots_changed ON listing_snapshots (changed_at, listing_id) WHERE changed_at IS NOT NULL;

CREATE FUNCTION listing_photo_keys(listing integer) RETURNS varchar[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT storage_key ORDER BY storage_key), '{}')
  FROM listing_pictures WHERE listing_id = listing
$$;

-- Takes the home as it is now for looked at.
CREATE FUNCTION keep_listing_snapshot(listing integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing_snapshots (listing_id, name_holiday_home, name_residence, description, photo_keys)
    SELECT id, name_holiday_home, name_residence, description, listing_photo_keys(id) FROM listings WHERE id = listing
  ON CONFLICT (listing_id) DO UPDATE SET
    name_holiday_home = excluded.name_holiday_home, name_residence = excluded.name_residence,
    description = excluded.description, photo_keys = excluded.photo_keys, seen_at = now(), changed_at = NULL
$$;

-- Says of each of these homes whether it differs from what was looked at. Back to what it was is no change.
CREATE FUNCTION mark_listing_changes(listings_touched integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE listing_snapshots s SET changed_at = CASE WHEN now_.differs THEN now() END
  FROM (
    SELECT l.id, (seen.name_holiday_home, seen.name_residence, seen.description, seen.photo_keys)
      IS DISTINCT FROM (l.name_holiday_home, l.name_residence, l.description, listing_photo_keys(l.id)) AS differs
    FROM listing_snapshots seen JOIN listings l ON l.id = seen.listing_id
    WHERE l.id = ANY (listings_touched)
  ) now_
  WHERE s.listing_id = now_.id AND (s.changed_at IS NOT NULL) <> now_.differs
$$;

CREATE FUNCTION keep_snapshot_of_approved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_listing_snapshot(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER keep_snapshot_approved AFTER UPDATE OF approved_at ON listings
  FOR EACH ROW WHEN (OLD.approved_at IS NULL AND NEW.approved_at IS NOT NULL)
  EXECUTE FUNCTION keep_snapshot_of_approved();
-- At the end of the transaction, when the photos of a home that begins as approved are there as well.
CREATE CONSTRAINT TRIGGER keep_snapshot_inserted AFTER INSERT ON listings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.approved_at IS NOT NULL)
  EXECUTE FUNCTION keep_snapshot_of_approved();

CREATE FUNCTION mark_changed_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_listing_changes(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER mark_changed_texts AFTER UPDATE OF name_holiday_home, name_residence, description ON listings
  FOR EACH ROW WHEN ((OLD.name_holiday_home, OLD.name_residence, OLD.description)
    IS DISTINCT FROM (NEW.name_holiday_home, NEW.name_residence, NEW.description))
  EXECUTE FUNCTION mark_changed_listing();

CREATE FUNCTION mark_changed_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_listing_changes(ARRAY(SELECT DISTINCT listing_id FROM touched));
  RETURN NULL;
END $$;
CREATE TRIGGER mark_changed_photos_insert AFTER INSERT ON listing_pictures
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_photos();
CREATE TRIGGER mark_changed_photos_update AFTER UPDATE ON listing_pictures
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_photos();
CREATE TRIGGER mark_changed_photos_delete AFTER DELETE ON listing_pictures
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_photos();

-- What is approved already counts as looked at.
INSERT INTO listing_snapshots (listing_id, name_holiday_home, name_residence, description, photo_keys)
  SELECT id, name_holiday_home, name_residence, description, listing_photo_keys(id)
  FROM listings WHERE approved_at IS NOT NULL;
