-- The language of the page from which a guest asked, as booking requests have it.
ALTER TABLE contact_requests
  ADD COLUMN locale varchar(2) NOT NULL DEFAULT 'nl',
  ADD CONSTRAINT contact_requests_locale CHECK (locale IN ('nl', 'fr', 'de', 'en'));

ALTER TABLE search_alerts
  ADD COLUMN locale varchar(2) NOT NULL DEFAULT 'nl',
  ADD CONSTRAINT search_alerts_locale CHECK (locale IN ('nl', 'fr', 'de', 'en'));
