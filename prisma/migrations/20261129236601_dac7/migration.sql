-- What tax authorities are told about landlords (docs/rules/dac7.md).
CREATE TABLE tax_details (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  kind varchar(10) NOT NULL,
  birth_date date,
  street varchar(150) NOT NULL,
  house_number varchar(20) NOT NULL,
  postal_code varchar(20) NOT NULL,
  city varchar(100) NOT NULL,
  country varchar(2) NOT NULL,
  -- Encrypted, with the account that it belongs to
  tin bytea NOT NULL,
  tin_country varchar(2) NOT NULL,
  enterprise_number varchar(30),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT tax_details_kind CHECK (
    (kind = 'person' AND birth_date IS NOT NULL) OR (kind = 'company' AND enterprise_number IS NOT NULL)
  )
);

-- Since when a landlord without details is asked for them, and after how many days the last reminder left: 0, 30, 60.
CREATE TABLE tax_reminders (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  asked_at timestamptz(3) NOT NULL DEFAULT now(),
  reminded smallint NOT NULL DEFAULT 0,
  CONSTRAINT tax_reminders_reminded CHECK (reminded IN (0, 30, 60))
);

-- A file for the authorities: the one of a year that was not sent yet is made anew at each download.
CREATE TABLE dac7_files (
  id serial PRIMARY KEY,
  year smallint NOT NULL,
  number smallint NOT NULL,
  kind varchar(6) NOT NULL,
  made_at timestamptz(3) NOT NULL DEFAULT now(),
  sent_at timestamptz(3),
  CONSTRAINT dac7_files_kind CHECK (kind IN ('DPI401', 'DPI402', 'DPI403'))
);
CREATE UNIQUE INDEX dac7_files_year_number_key ON dac7_files (year, number);
CREATE UNIQUE INDEX dac7_files_one_draft ON dac7_files (year) WHERE sent_at IS NULL;

-- What a file says of one landlord, encrypted.
CREATE TABLE dac7_records (
  id serial PRIMARY KEY,
  file_id integer NOT NULL REFERENCES dac7_files (id) ON DELETE CASCADE ON UPDATE CASCADE,
  user_id integer REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  -- OECD1 new, OECD2 corrected, OECD3 taken back
  state varchar(5) NOT NULL,
  doc_ref_id varchar(100) NOT NULL,
  corrects varchar(100),
  record bytea NOT NULL,
  CONSTRAINT dac7_records_state CHECK (state IN ('OECD1', 'OECD2', 'OECD3') AND (state = 'OECD1') = (corrects IS NULL))
);
CREATE UNIQUE INDEX dac7_records_doc_ref_id_key ON dac7_records (doc_ref_id);
CREATE INDEX dac7_records_file_id_idx ON dac7_records (file_id);
CREATE INDEX dac7_records_user_id_idx ON dac7_records (user_id);

ALTER TABLE listings ADD COLUMN land_register_number varchar(60);
