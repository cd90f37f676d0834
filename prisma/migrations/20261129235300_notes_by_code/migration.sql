-- What the site notes in a thread is told in the language of whoever reads it, so it is kept as what happened beside the
-- Dutch sentence; a reply text that is sent by itself has the language it was sent in.
ALTER TABLE messages
  ADD COLUMN note jsonb,
  ADD COLUMN locale varchar(2),
  ADD CONSTRAINT messages_note_by_system CHECK (note IS NULL OR sender = 'system' AND jsonb_typeof(note -> 'kind') = 'string'),
  ADD CONSTRAINT messages_locale CHECK (locale IN ('nl', 'fr', 'de', 'en'));

-- What was noted before. A sentence that is none of these stays Dutch.
UPDATE messages m SET note = jsonb_build_object('kind', k.kind)
FROM (VALUES
  ('De verhuurder trok het voorstel in.', 'offer_taken_back'),
  ('De gast aanvaardde het voorstel. Het verblijf is goedgekeurd.', 'offer_accepted'),
  ('De gast wees het voorstel af.', 'offer_declined'),
  ('De gast trok de aanvraag in.', 'withdrawn'),
  ('De gast annuleerde het verblijf.', 'canceled'),
  ('De woning wordt hier niet langer aangeboden. De aanvraag is afgesloten.', 'closed'),
  ('De woning wordt hier niet langer aangeboden. Uw vraag kan hier niet meer beantwoord worden.', 'unanswered')
) AS k (body, kind)
WHERE m.sender = 'system' AND m.body = k.body;

UPDATE messages m SET note = jsonb_build_object('kind', k.kind, 'by', s.side)
FROM (VALUES
  ('aanvaardde de wijziging. Het verblijf is aangepast.', 'change_accepted'),
  ('wees de wijziging af. Alles blijft zoals afgesproken.', 'change_declined'),
  ('trok de gevraagde wijziging in.', 'change_taken_back')
) AS k (body, kind), (VALUES ('De verhuurder', 'landlord'), ('De gast', 'guest')) AS s (name, side)
WHERE m.sender = 'system' AND m.body = s.name || ' ' || k.body;

-- 'wo 9 – zo 13 dec 2026, € 1.250,50 in totaal': month and year stand once where both days share them.
CREATE FUNCTION noted_offer(body text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  months constant text[] := ARRAY['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
  parts text[] := regexp_match(body, '^De verhuurder deed een voorstel: '
    '[a-z]{2} (\d{1,2})(?: ([a-z]{3}))?(?: (\d{4}))? – [a-z]{2} (\d{1,2}) ([a-z]{3}) (\d{4}), €.([\d.]+),(-|\d\d) in totaal\.$');
BEGIN
  RETURN jsonb_build_object(
    'kind', 'offer_made',
    'start_date', make_date(coalesce(parts[3], parts[6])::int,
      array_position(months, coalesce(parts[2], parts[5])), parts[1]::int),
    'end_date', make_date(parts[6]::int, array_position(months, parts[5]), parts[4]::int),
    'total_cents', (replace(parts[7], '.', '') || replace(parts[8], '-', '00'))::int);
EXCEPTION WHEN datetime_field_overflow OR numeric_value_out_of_range THEN
  RETURN NULL;
END $$;

UPDATE messages m SET note = n.note
FROM (SELECT id, noted_offer(body) AS note FROM messages
  WHERE sender = 'system' AND body LIKE 'De verhuurder deed een voorstel: %') n
WHERE n.id = m.id AND n.note ->> 'total_cents' IS NOT NULL AND n.note ->> 'start_date' < n.note ->> 'end_date';

DROP FUNCTION noted_offer;

-- The first note about a change that was asked in a thread is of the first change of that stay, where there are as many.
UPDATE messages m SET note = jsonb_build_object(
  'kind', 'change_asked', 'by', c.asked_by, 'start_date', c.start_date, 'end_date', c.end_date,
  'number_of_adults', c.number_of_adults, 'number_of_children', c.number_of_children,
  'number_of_babies', c.number_of_babies, 'number_of_pets', c.number_of_pets, 'total_cents', c.total_cents)
FROM (
  SELECT id, booking_request_id, body, row_number() OVER stay AS nth, count(*) OVER (PARTITION BY booking_request_id) AS all_of
  FROM messages
  WHERE sender = 'system' AND body ~ '^De (gast|verhuurder) vroeg een wijziging: '
  WINDOW stay AS (PARTITION BY booking_request_id ORDER BY id)
) n JOIN (
  SELECT *, row_number() OVER stay AS nth, count(*) OVER (PARTITION BY booking_request_id) AS all_of
  FROM stay_changes WINDOW stay AS (PARTITION BY booking_request_id ORDER BY id)
) c USING (booking_request_id, nth, all_of)
WHERE m.id = n.id
  AND n.body LIKE CASE c.asked_by WHEN 'guest' THEN 'De gast %' ELSE 'De verhuurder %' END;
