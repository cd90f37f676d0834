-- Areas of the single digital entry point, their shapes over time, and which homes lie in them.
CREATE TYPE short_stay_regulation AS ENUM ('listing', 'activity', 'all');
CREATE TYPE short_stay_area_state AS ENUM ('ok', 'kept', 'unreadable', 'ended');

CREATE TABLE short_stay_areas (
  id serial PRIMARY KEY,
  area_id varchar(64) NOT NULL,
  authority_id varchar(200) NOT NULL,
  name varchar(200),
  authority_name varchar(200),
  regulation short_stay_regulation NOT NULL,
  version varchar(64) NOT NULL,
  state short_stay_area_state NOT NULL,
  fault varchar(40),
  fault_detail varchar(500),
  read_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  CONSTRAINT short_stay_areas_ended CHECK ((state = 'ended') = (ended_at IS NOT NULL)),
  CONSTRAINT short_stay_areas_fault CHECK (state = 'ended' OR (state <> 'ok') = (fault IS NOT NULL))
);
CREATE UNIQUE INDEX short_stay_areas_area_id_authority_id_key ON short_stay_areas (area_id, authority_id);

CREATE TABLE short_stay_area_versions (
  id serial PRIMARY KEY,
  area integer NOT NULL REFERENCES short_stay_areas (id) ON DELETE CASCADE ON UPDATE CASCADE,
  version varchar(64) NOT NULL,
  crs varchar(200) NOT NULL,
  shape jsonb NOT NULL,
  west double precision NOT NULL,
  south double precision NOT NULL,
  east double precision NOT NULL,
  north double precision NOT NULL,
  from_at timestamptz(3) NOT NULL,
  to_at timestamptz(3),
  CONSTRAINT short_stay_area_versions_bounds CHECK (west <= east AND south <= north),
  CONSTRAINT short_stay_area_versions_period CHECK (to_at >= from_at)
);
CREATE INDEX short_stay_area_versions_area_from_at_idx ON short_stay_area_versions (area, from_at);
-- At most one version counts.
CREATE UNIQUE INDEX short_stay_area_versions_current ON short_stay_area_versions (area) WHERE to_at IS NULL;

CREATE TABLE listing_short_stay_areas (
  listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  area integer NOT NULL REFERENCES short_stay_areas (id) ON DELETE CASCADE ON UPDATE CASCADE,
  matched_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (listing_id, area)
);
CREATE INDEX listing_short_stay_areas_area_idx ON listing_short_stay_areas (area);

-- Homes within the bounds of an area.
CREATE INDEX listings_latitude_longitude_idx ON listings (latitude, longitude);

-- At most one run of a kind at a time; a holder that is gone loses it once its time is over.
CREATE TABLE short_stay_runs (
  kind varchar(20) PRIMARY KEY,
  holder uuid,
  held_until timestamptz(3),
  started_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  CONSTRAINT short_stay_runs_held CHECK ((holder IS NULL) = (held_until IS NULL)),
  CONSTRAINT short_stay_runs_finished CHECK (finished_at IS NULL OR holder IS NULL)
);
