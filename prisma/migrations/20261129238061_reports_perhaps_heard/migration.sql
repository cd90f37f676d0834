-- What the authority may have of a stay: it was sent, nobody heard an answer, and the repeat was refused as a whole.
ALTER TABLE stay_reports ADD COLUMN perhaps text;
