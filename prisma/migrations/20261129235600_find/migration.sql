-- What admins find by words (docs/rules/find.md). The words of a row are one text, and an index on it by trigrams
-- answers for any part of a word.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Without case and accents: 'Émile Zoë' is 'emile zoe'. Only functions that never change, so that indexes may rely on it.
-- Not in plain SQL, since most texts are spared the long way.
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF octet_length(given) = length(given) THEN
    RETURN lower(given COLLATE "C");
  END IF;
  RETURN translate(
    replace(replace(replace(normalize(lower(given), NFD), 'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'),
    U&'\2019\00F8\0142\0111\0300\0301\0302\0303\0304\0306\0307\0308\030A\030B\030C\0323\0327\0328', '''old');
END $$;

-- A telephone number without what is spelled in many ways: '+32 (0)475/12.34.56' and '0475 123 456' are '475123456'.
CREATE FUNCTION phone_key(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(given, '[^0-9]', '', 'g'), '^(00)?(32)?0?', '');

-- Each begins with a space: a word begins after one.
CREATE FUNCTION listing_words(
  name text, residence text, slug text, street text, house_number text, postcode text, licence text, phone text
) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ' ' || fold_text(coalesce(name, '') || ' ' || coalesce(residence, '') || ' ' || slug || ' '
    || coalesce(street, '') || ' ' || coalesce(house_number, '') || ' ' || coalesce(postcode, '') || ' ' || licence)
    || ' ' || coalesce(phone_key(phone), '');

CREATE FUNCTION user_words(first_name text, last_name text, email text, phone text, vat_number text)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ' ' || fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(vat_number, ''))
    || ' ' || coalesce(phone_key(phone), '');

CREATE FUNCTION guest_words(code text, first_name text, last_name text, email text, phone text)
  RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ' ' || fold_text(code || ' ' || first_name || ' ' || last_name || ' ' || email)
    || ' ' || coalesce(phone_key(phone), '');

CREATE FUNCTION invoice_words(number text, document jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ' ' || fold_text(number || ' ' || coalesce(document->'buyer'->>'name', '') || ' '
    || coalesce(document->'buyer'->>'email', '') || ' ' || coalesce(document->'buyer'->>'vat_number', ''));

CREATE FUNCTION mail_words(recipient text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ' ' || fold_text(recipient);

CREATE INDEX listings_words ON listings USING gin (listing_words(name_holiday_home, name_residence, slug,
  address_street_name, address_house_number, address_postcode, logiesdecreet, phone_number) gin_trgm_ops);
CREATE INDEX users_words ON users
  USING gin (user_words(first_name, last_name, email::text, phone_number, vat_number) gin_trgm_ops);
CREATE INDEX booking_requests_words ON booking_requests
  USING gin (guest_words(code, first_name, last_name, email, phone_number) gin_trgm_ops);
CREATE INDEX orders_words ON orders USING gin (invoice_words(number, document) gin_trgm_ops);
CREATE INDEX credit_notes_words ON credit_notes USING gin (invoice_words(number, document) gin_trgm_ops);
CREATE INDEX outgoing_mails_words ON outgoing_mails USING gin (mail_words(recipient) gin_trgm_ops);

-- Addresses and numbers by how they begin: the trigrams of an address are those of a thousand others.
CREATE INDEX booking_requests_email_begins ON booking_requests (fold_text(email) text_pattern_ops);
CREATE INDEX outgoing_mails_recipient_begins ON outgoing_mails (fold_text(recipient) text_pattern_ops);
CREATE INDEX listings_licence_begins ON listings ((logiesdecreet::text) text_pattern_ops);
CREATE INDEX lodging_register_number_begins ON lodging_register ((number::text) text_pattern_ops);

-- The orders of the list of homes, and what few of them are.
CREATE INDEX listings_updated_at_id_idx ON listings (updated_at DESC, id DESC);
CREATE INDEX listings_rating_id_idx ON listings (rating DESC NULLS LAST, id DESC);
CREATE INDEX listings_worst_rated ON listings (rating, id DESC) WHERE rating IS NOT NULL;
CREATE INDEX listings_waiting ON listings (id DESC) WHERE approved_at IS NULL AND disabled_at IS NULL;
CREATE INDEX listings_offline ON listings (id DESC) WHERE disabled_at IS NOT NULL;
CREATE INDEX calendar_feeds_failing ON calendar_feeds (listing_id) WHERE failing_since IS NOT NULL;

-- Those of the list of requests.
CREATE INDEX booking_requests_start_date_id_idx ON booking_requests (start_date, id);
CREATE INDEX booking_requests_status_id_idx ON booking_requests (status, id DESC);

-- With the default of 100 samples a name that one in a thousand has would seem to be nobody's.
ALTER INDEX listings_words ALTER COLUMN 1 SET STATISTICS 1000;
ALTER INDEX booking_requests_words ALTER COLUMN 1 SET STATISTICS 1000;
