-- Each import of the lodging register, and since when a number is no longer in it.
CREATE TABLE register_runs (
  id serial PRIMARY KEY,
  source varchar(2000) NOT NULL,
  file_date timestamptz(3),
  started_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3) NOT NULL,
  rows integer NOT NULL DEFAULT 0,
  added integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  removed integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  failure varchar(500),
  CHECK (finished_at >= started_at),
  CHECK (failure IS NULL OR added + changed + removed = 0)
);

ALTER TABLE lodging_register ADD COLUMN missing_since timestamptz(3);
CREATE INDEX lodging_register_missing_since_idx ON lodging_register (missing_since) WHERE missing_since IS NOT NULL;
