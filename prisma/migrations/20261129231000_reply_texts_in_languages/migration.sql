-- A reply text may have one in each of the guests' other languages.
ALTER TABLE "reply_templates"
  ADD COLUMN "body_fr" VARCHAR(2000),
  ADD COLUMN "body_de" VARCHAR(2000),
  ADD COLUMN "body_en" VARCHAR(2000),
  ADD CONSTRAINT "reply_templates_translations_not_empty"
    CHECK ("body_fr" <> '' AND "body_de" <> '' AND "body_en" <> '');
