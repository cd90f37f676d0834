-- When a worker last took up what runs every minute: one row.
CREATE TABLE worker_beats (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  seen_at timestamptz(3) NOT NULL
);
