-- Random checks of homes at the single digital entry point: what was drawn and why, and what came of each.
CREATE TYPE short_stay_check_state AS ENUM
  ('drawn', 'submitted', 'refused', 'flagged', 'acknowledged', 'withdrawn');

CREATE TABLE short_stay_checks (
  id serial PRIMARY KEY,
  area integer NOT NULL REFERENCES short_stay_areas (id) ON DELETE CASCADE ON UPDATE CASCADE,
  month varchar(7) NOT NULL,
  seed varchar(64) NOT NULL,
  percent smallint NOT NULL,
  minimum integer NOT NULL,
  homes integer NOT NULL,
  drawn integer NOT NULL,
  drawn_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT short_stay_checks_month CHECK (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  CONSTRAINT short_stay_checks_settings CHECK (percent BETWEEN 0 AND 100 AND minimum >= 0),
  CONSTRAINT short_stay_checks_drawn CHECK (drawn BETWEEN 0 AND homes)
);
-- One draw a month, however many workers try.
CREATE UNIQUE INDEX short_stay_checks_area_month_key ON short_stay_checks (area, month);

CREATE TABLE short_stay_check_homes (
  id serial PRIMARY KEY,
  check_id integer NOT NULL REFERENCES short_stay_checks (id) ON DELETE CASCADE ON UPDATE CASCADE,
  listing_id integer REFERENCES listings (id) ON DELETE SET NULL ON UPDATE CASCADE,
  key varchar(64) NOT NULL,
  sent jsonb NOT NULL,
  state short_stay_check_state NOT NULL DEFAULT 'drawn',
  error varchar(500),
  flags text[] NOT NULL DEFAULT '{}',
  version varchar(64),
  tries smallint NOT NULL DEFAULT 0,
  drawn_at timestamptz(3) NOT NULL DEFAULT now(),
  submitted_at timestamptz(3),
  told_at timestamptz(3),
  acknowledged_at timestamptz(3),
  CONSTRAINT short_stay_check_homes_refused CHECK ((state = 'refused') = (error IS NOT NULL)),
  CONSTRAINT short_stay_check_homes_submitted CHECK ((state IN ('drawn', 'refused')) = (submitted_at IS NULL)),
  -- Nothing is acknowledged before its landlord was told.
  CONSTRAINT short_stay_check_homes_told CHECK (
    (state IN ('flagged', 'acknowledged', 'withdrawn')) = (told_at IS NOT NULL)
    AND (told_at IS NULL) = (version IS NULL) AND (told_at IS NULL) = (cardinality(flags) = 0)
  ),
  CONSTRAINT short_stay_check_homes_acknowledged CHECK ((state = 'acknowledged') = (acknowledged_at IS NOT NULL))
);
CREATE UNIQUE INDEX short_stay_check_homes_key_key ON short_stay_check_homes (key);
CREATE UNIQUE INDEX short_stay_check_homes_check_id_listing_id_key ON short_stay_check_homes (check_id, listing_id);
CREATE INDEX short_stay_check_homes_listing_id_idx ON short_stay_check_homes (listing_id);
CREATE INDEX short_stay_check_homes_drawn_at_idx ON short_stay_check_homes (drawn_at);
