/** Calendars, from requests, blocks and linked calendars. */
import { byQuery } from '@/tools/chaos/recount/invariant';

export const calendarInvariants = [
  byQuery(
    'an approved stay occupies its nights, and no other does',
    `SELECT format('request %s: %s to %s, occupied %s to %s (row %s)',
       r.id, r.start_date, r.end_date, o.start_date, o.end_date, o.id) AS wrong
     FROM (SELECT * FROM booking_requests WHERE status = 'approved') r
     FULL JOIN (SELECT * FROM occupancies WHERE source = 'internal') o ON o.booking_request_id = r.id
     WHERE (r.id, r.listing_id, r.start_date, r.end_date)
       IS DISTINCT FROM (o.booking_request_id, o.listing_id, o.start_date, o.end_date)`,
  ),
  byQuery(
    'no night is given twice',
    `SELECT format('home %s, night %s: %s times', listing_id, night::date, count(*)) AS wrong
     FROM occupancies, generate_series(start_date, end_date - 1, interval '1 day') AS night
     WHERE source IN ('internal', 'blocked') GROUP BY listing_id, night HAVING count(*) > 1`,
  ),
  byQuery(
    'imported nights belong to a linked calendar of their home',
    `SELECT format('occupied %s of %s, calendar %s of %s', o.id, o.source, f.id, f.source) AS wrong
     FROM occupancies o LEFT JOIN calendar_feeds f ON f.id = o.calendar_feed_id
     WHERE CASE WHEN o.source IN ('internal', 'blocked') THEN o.calendar_feed_id IS NOT NULL
       ELSE (f.listing_id, f.source) IS DISTINCT FROM (o.listing_id, o.source) END`,
  ),
  byQuery(
    'a changed stay has the days and the party of its last change',
    `SELECT format('request %s, change %s', r.id, c.id) AS wrong
     FROM booking_requests r JOIN LATERAL (
       SELECT * FROM stay_changes WHERE booking_request_id = r.id AND state = 'accepted' ORDER BY id DESC LIMIT 1
     ) c ON true
     WHERE (r.start_date, r.end_date, r.number_of_adults, r.number_of_children, r.number_of_babies, r.number_of_pets)
       IS DISTINCT FROM
       (c.start_date, c.end_date, c.number_of_adults, c.number_of_children, c.number_of_babies, c.number_of_pets)`,
  ),
];
