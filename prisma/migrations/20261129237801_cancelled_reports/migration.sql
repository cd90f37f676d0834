-- Whether the authority has a record as cancelled, which was read out of its text at each count of a period.
ALTER TABLE stay_reports ADD COLUMN cancelled boolean NOT NULL DEFAULT false;
UPDATE stay_reports SET cancelled = true WHERE accepted::json ->> 'status' = 'cancelled';
ALTER TABLE stay_reports
  ADD CONSTRAINT stay_reports_cancelled CHECK (NOT cancelled OR accepted IS NOT NULL);
