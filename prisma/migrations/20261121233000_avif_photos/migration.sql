-- AVIF files are made after upload: a photo offers them once they are there for the way it is turned.
ALTER TABLE listing_pictures ADD COLUMN avif_rotate smallint;
ALTER TABLE listing_pictures
  ADD CONSTRAINT listing_pictures_avif_quarter_turns CHECK (avif_rotate IN (0, 90, 180, 270));
