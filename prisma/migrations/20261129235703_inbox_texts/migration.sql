-- Texts that staff answers visitors with, shared by all.
CREATE TABLE inbox_texts (
  id SERIAL PRIMARY KEY,
  name VARCHAR(60) NOT NULL,
  body VARCHAR(5000) NOT NULL,
  updated_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX inbox_texts_name_key ON inbox_texts (name);
