/** The pages of the dashboard that `npm run bench -- --desk` measures. */
import { route } from '@/lib/desk-paths';
import { connected } from '@/scripts/postgres/connection';

/** People of the demo world. */
export const deskPeople = {
  landlord: 'verhuurder@kustverblijf.test',
  admin: 'admin@kustverblijf.test',
} as const;
export type DeskPerson = keyof typeof deskPeople;

export interface DeskPage {
  who: DeskPerson;
  path: string;
  /** Another page of the dashboard, linked from this one's menu. */
  next: string;
}

const slug = 'de-witte-golf-oostende';

/** One of the landlord's requests of each kind. */
const someRequests = `
  SELECT (SELECT max(id) FROM booking_requests WHERE listing_id = home.id AND NOT manual)::int AS booking,
    (SELECT max(id) FROM contact_requests WHERE listing_id = home.id)::int AS contact
  FROM listings AS home WHERE slug = $1`;

/** All pages of a landlord, and the most used ones of an admin. */
export async function deskPages(databaseUrl: string): Promise<DeskPage[]> {
  const { rows } = await connected(databaseUrl, (client) =>
    client.query<{ booking: number | null; contact: number | null }>(someRequests, [slug]),
  );
  const [{ booking = null, contact = null } = {}] = rows;
  const ofLandlord = [
    route('dashboard.today'),
    route('dashboard.booking-request.index'),
    ...(booking === null ? [] : [route('dashboard.booking-request.show', { id: booking })]),
    route('dashboard.booking.index'),
    route('dashboard.contact-request.index'),
    ...(contact === null ? [] : [route('dashboard.contact-request.show', { id: contact })]),
    route('dashboard.listing.index'),
    route('listing.create'),
    route('listing.edit', { slug }),
    route('listing.prices', { slug }),
    route('dashboard.planning'),
    route('dashboard.calendar', { slug }),
    route('dashboard.calendars'),
    route('dashboard.review.index'),
    route('dashboard.statistics'),
    route('dashboard.invoice.index'),
    route('dashboard.profile'),
    route('dashboard.news.index'),
  ];
  const ofAdmin = [
    route('dashboard.admin.listing.index'),
    route('dashboard.admin.user.index'),
    route('dashboard.admin.mails'),
    route('dashboard.admin.health'),
  ];
  return [
    ...pagesOf('landlord', ofLandlord, route('dashboard.planning')),
    ...pagesOf('admin', ofAdmin, route('dashboard.admin.billing')),
  ];
}

const pagesOf = (who: DeskPerson, paths: readonly string[], next: string): DeskPage[] =>
  paths.map((path) => ({ who, path, next: path === next ? route('dashboard.today') : next }));
