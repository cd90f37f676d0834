-- Looks at a listing of days that are over, as numbers: who they were is needed on their own day alone.
CREATE TABLE listing_view_days (
  listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  day date NOT NULL,
  views integer NOT NULL CHECK (views > 0),
  PRIMARY KEY (listing_id, day)
);
-- The rows of days that are over are looked for by day.
CREATE INDEX listing_views_day_idx ON listing_views (day);
