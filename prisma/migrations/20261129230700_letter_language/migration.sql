-- The language that a letter is written in once it leaves (docs/rules/mail.md#the-language-of-a-letter).
ALTER TABLE outgoing_mails
  ADD COLUMN locale varchar(2) NOT NULL DEFAULT 'nl',
  ADD CONSTRAINT outgoing_mails_locale CHECK (locale IN ('nl', 'fr', 'de', 'en'));
