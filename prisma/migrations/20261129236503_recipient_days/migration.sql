-- How many visitors looked at a home on a day, whatever number of homes; counted before who they were is forgotten.
CREATE TABLE recipient_days (
  day DATE PRIMARY KEY,
  recipients INTEGER NOT NULL,
  CONSTRAINT recipient_days_count CHECK (recipients >= 0)
);
