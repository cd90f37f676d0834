/**
 * The one table of named routes, and how a link is written with it (`route`); how an address is recognised stands beside
 * it (match-route.ts), since no public page needs that. No address of a page is written anywhere else, but for those that
 * a service worker and an error page need.
 */
import type * as dutch from '@/lib/texts/nl/shell/paths';
import { streetPaths } from '@/lib/texts/paths';

/**
 * What exists in Dutch alone: name → path; `{x}` is a required parameter, `{x?}` an optional one (only at the end). The
 * rest is in `lib/texts/<language>/shell/paths.ts`.
 */
export const deskPaths = {
  'request-mails.show': '/aanvraag-mails/{token}',
  'provider-sign-in': '/inloggen/verder',
  'second-factor': '/tweestapsverificatie',
  'undo-email-change': '/adreswijziging-ongedaan-maken',
  'undo-new-access': '/toegang-ongedaan-maken',
  invitation: '/uitnodiging',

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

type DutchPaths = typeof dutch.streetPaths & typeof deskPaths;

export type RouteName = keyof DutchPaths;

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
  [P in RequiredName<ParamName<DutchPaths[Name]>>]: ParamValue;
} & { [P in OptionalName<ParamName<DutchPaths[Name]>>]?: ParamValue };

/** Query parameters; undefined, null and empty values are left out. */
export type RouteQuery = Record<string, string | number | null | undefined>;

type RouteArguments<Name extends RouteName> = [RequiredName<ParamName<DutchPaths[Name]>>] extends [never]
  ? [params?: RouteParams<Name>, query?: RouteQuery]
  : [params: RouteParams<Name>, query?: RouteQuery];

export const hasKey = <T extends object>(table: T, name: PropertyKey): name is keyof T => name in table;

/** The path of a route as the table has it, in the language of the page. */
export const patternOf = (name: string): string | undefined =>
  hasKey(deskPaths, name) ? deskPaths[name] : hasKey(streetPaths, name) ? streetPaths[name] : undefined;

/**
 * The path of a named route, in the language of the page: `route('listing.show', {slug})`, `route('listing.index', {}, {page: 2})`.
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
  const path = patternOf(name);
  if (path === undefined) {
    console.warn(`Unknown route: ${name}`);
    return undefined;
  }
  return fillPath(path, params) + toSearch(query);
}

/**
 * A path of the table with its parameters.
 * @throws Error when a required one is missing
 */
export function fillPath(path: string, params: Record<string, ParamValue | undefined>): string {
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
