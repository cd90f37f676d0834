/**
 * The one table of named routes, and how a link is written with it (`route`); how an address is recognised stands beside
 * it (match-route.ts), since no public page needs that. No address of a page is written anywhere else, but for those that
 * a service worker and an error page need.
 */
import { offlinePath } from '@/lib/offline/names';
import { siteRoot } from '@/lib/site-root';

/** Name → path; `{x}` is a required parameter, `{x?}` an optional one (only at the end). */
export const routes = {
  'front-page': siteRoot,
  about: '/over-ons',
  contact: '/contact',
  'listing.index': '/aanbod',
  'listing.show': '/aanbod/{slug}',
  'listing.favorites': '/aanbod/favorieten',
  'listing.thank-you': '/aanbod/bedankt',
  'listing.booking-request.create': '/aanbod/{slug}/reserverings-aanvragen/create',
  'listing.booking-request.thank-you': '/aanbod/{slug}/reserverings-aanvragen/bedankt',
  'listing.contact-request.create': '/aanbod/{slug}/contact-aanvragen/create',
  'listing.contact-request.thank-you': '/aanbod/{slug}/contact-aanvragen/bedankt',
  'guest-stay': '/verblijf/{token}',
  'search-alert.create': '/zoekmelding',
  'search-alert.show': '/zoekmelding/{token}',
  'request-mails.show': '/aanvraag-mails/{token}',
  login: '/inloggen',
  auth: '/auth',
  'provider-sign-in': '/inloggen/verder',
  'forgot-password': '/auth/wachtwoord-vergeten',
  'reset-password': '/auth/wachtwoord-resetten',
  'must-verify-email': '/bevestig-email',
  'second-factor': '/tweestapsverificatie',
  'undo-email-change': '/adreswijziging-ongedaan-maken',
  'undo-new-access': '/toegang-ongedaan-maken',
  invitation: '/uitnodiging',
  'terms-of-service': '/service-voorwaarden',
  'terms-and-conditions': '/algemene-voorwaarden',
  disclaimer: '/disclaimer',
  offline: offlinePath,

  dashboard: '/dashboard',
  'dashboard.today': '/dashboard/overzicht',
  'dashboard.thank-you': '/dashboard/bedankt',
  'dashboard.profile': '/dashboard/gegevens-bewerken',
  'dashboard.statistics': '/dashboard/statistieken',
  'dashboard.booking-request.index': '/dashboard/reserverings-aanvragen',
  'dashboard.booking-request.show': '/dashboard/reserverings-aanvragen/{id}',
  'dashboard.booking.index': '/dashboard/reserveringen',
  'dashboard.contact-request.index': '/dashboard/contact-verzoeken',
  'dashboard.contact-request.show': '/dashboard/contact-verzoeken/{id}',
  'dashboard.review.index': '/dashboard/beoordelingen',
  'dashboard.listing.index': '/dashboard/aanbod-beheren',
  'listing.create': '/dashboard/aanbod/aanmaken',
  'listing.edit': '/dashboard/aanbod/{slug}/bewerken',
  'listing.prices': '/dashboard/aanbod/{slug}/prijzen',
  'dashboard.planning': '/dashboard/planning',
  'dashboard.changeovers': '/dashboard/wissels',
  'dashboard.calendar': '/dashboard/kalender/{slug?}',
  'dashboard.calendar.feeds': '/dashboard/kalender/{slug}/koppelingen',
  'dashboard.calendar.managers': '/dashboard/kalender/{slug}/beheerders',
  'dashboard.calendar.history': '/dashboard/kalender/{slug}/geschiedenis',
  'dashboard.calendars': '/dashboard/kalenders',
  'dashboard.admin': '/dashboard/admin',
  'dashboard.admin.listing.index': '/dashboard/admin/aanbod',
  'dashboard.admin.review.index': '/dashboard/admin/beoordelingen',
  'dashboard.admin.user.index': '/dashboard/admin/gebruikers',
  'dashboard.admin.billing': '/dashboard/admin/betalingen',
  'dashboard.admin.mails': '/dashboard/admin/mails',
  'dashboard.admin.search-alerts': '/dashboard/admin/zoekmeldingen',
  'dashboard.admin.health': '/dashboard/admin/gezondheid',
  'dashboard.admin.personal-data': '/dashboard/admin/persoonsgegevens',
  'dashboard.admin.settings': '/dashboard/admin/instellingen',
  'dashboard.admin.user.show': '/dashboard/admin/gebruikers/{id}',
  'dashboard.payments': '/dashboard/betalingen',
  'dashboard.payments.match': '/dashboard/betalingen/koppelen',
  'dashboard.invoice.index': '/dashboard/facturen',
  'dashboard.subscription.index': '/dashboard/abonnementen',
  'dashboard.news.index': '/dashboard/nieuws',
  'dashboard.news.create': '/dashboard/nieuws/create',
  'dashboard.news.edit': '/dashboard/nieuws/{id}/edit',
} as const;

export type RouteName = keyof typeof routes;

type Segments<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Head | Segments<Tail>
  : Path;
type ParamName<Path extends string> =
  Segments<Path> extends infer Segment ? (Segment extends `{${infer Name}}` ? Name : never) : never;
type RequiredName<Name extends string> = Name extends `${string}?` ? never : Name;
type OptionalName<Name extends string> = Name extends `${infer Bare}?` ? Bare : never;
type ParamValue = string | number;

/** The parameters of a named route: `{slug: …}`, `{id: …}` or none. */
export type RouteParams<Name extends RouteName> = {
  [P in RequiredName<ParamName<(typeof routes)[Name]>>]: ParamValue;
} & { [P in OptionalName<ParamName<(typeof routes)[Name]>>]?: ParamValue };

/** Query parameters; undefined, null and empty values are left out. */
export type RouteQuery = Record<string, string | number | null | undefined>;

type RouteArguments<Name extends RouteName> = [RequiredName<ParamName<(typeof routes)[Name]>>] extends [never]
  ? [params?: RouteParams<Name>, query?: RouteQuery]
  : [params: RouteParams<Name>, query?: RouteQuery];

const paths: Readonly<Record<string, string | undefined>> = routes;

/**
 * The path of a named route: `route('listing.show', {slug})`, `route('listing.index', {}, {page: 2})`.
 * @throws Error 'Missing parameters for route' when a required parameter is missing.
 * @returns undefined, with a console warning, for a name that is not in the table; possible only by bypassing the
 * compiler.
 */
export function route<Name extends RouteName>(name: Name, ...[params, query]: RouteArguments<Name>): string;
export function route(
  name: string,
  params: Record<string, ParamValue | undefined> = {},
  query: RouteQuery = {},
): string | undefined {
  const path = paths[name];
  if (path === undefined) {
    console.warn(`Unknown route: ${name}`);
    return undefined;
  }
  return fill(path, params) + toSearch(query);
}

function fill(path: string, params: Record<string, ParamValue | undefined>): string {
  const filled = path.replace(/\/?\{(\w+)(\??)\}/g, (_whole, key: string, optional: string) => {
    const value = params[key] ?? '';
    if (value !== '') return `/${encodeURIComponent(value)}`;
    if (optional) return '';
    throw new Error(`Missing parameters for route: ${path} needs ${key}`);
  });
  return filled || '/';
}

function toSearch(query: RouteQuery): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if ((value ?? '') !== '') search.set(key, String(value));
  }
  const text = String(search);
  return text && `?${text}`;
}

/** The address of one field of a form on a page, by its name: the form begins there (`components/forms/form.tsx`). */
export const toField = (page: string, field: string): string => `${page}#${field}`;
