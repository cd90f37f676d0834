/**
 * The named routes of pages that exist only in Dutch, and `route`, which links to any page. Public pages import `route`
 * from paths.ts, which has only their own routes: this table is too large to ship with them.
 */
import { gatePaths, hasKey, writeRoute } from '@/lib/paths';
import type { ParamValue, RouteArguments, RouteQuery } from '@/lib/paths';
import type * as dutch from '@/lib/texts/nl/shell/paths';
import { streetPaths } from '@/lib/texts/paths';

/** Name → path; `{x}` is a required parameter, `{x?}` an optional one (only at the end). */
export const deskPaths = {
  ...gatePaths,
  'request-mails.show': '/aanvraag-mails/{token}',
  'provider-sign-in': '/inloggen/verder',
  'second-factor': '/tweestapsverificatie',
  'undo-email-change': '/adreswijziging-ongedaan-maken',
  'undo-new-access': '/toegang-ongedaan-maken',
  invitation: '/uitnodiging',

  'dashboard.today': '/dashboard/overzicht',
  'dashboard.thank-you': '/dashboard/bedankt',
  'dashboard.profile': '/dashboard/gegevens-bewerken',
  'dashboard.decisions': '/dashboard/beslissingen',
  'dashboard.statistics': '/dashboard/statistieken',
  'dashboard.booking-request.index': '/dashboard/reserverings-aanvragen',
  'dashboard.booking-request.show': '/dashboard/reserverings-aanvragen/{id}',
  'dashboard.booking.index': '/dashboard/reserveringen',
  'dashboard.contact-request.index': '/dashboard/contact-verzoeken',
  'dashboard.contact-request.show': '/dashboard/contact-verzoeken/{id}',
  'dashboard.review.index': '/dashboard/beoordelingen',
  'dashboard.listing.index': '/dashboard/aanbod-beheren',
  'listing.edit': '/dashboard/aanbod/{slug}/bewerken',
  'listing.prices': '/dashboard/aanbod/{slug}/prijzen',
  'dashboard.stay-reports': '/dashboard/gemelde-verblijven',
  'dashboard.planning': '/dashboard/planning',
  'dashboard.changeovers': '/dashboard/wissels',
  'dashboard.calendar': '/dashboard/kalender/{slug?}',
  'dashboard.calendar.feeds': '/dashboard/kalender/{slug}/koppelingen',
  'dashboard.calendar.managers': '/dashboard/kalender/{slug}/beheerders',
  'dashboard.calendar.history': '/dashboard/kalender/{slug}/geschiedenis',
  'dashboard.calendars': '/dashboard/kalenders',
  'dashboard.admin': '/dashboard/admin',
  'dashboard.admin.find': '/dashboard/admin/zoeken',
  'dashboard.admin.listing.index': '/dashboard/admin/aanbod',
  'dashboard.admin.listing.show': '/dashboard/admin/aanbod/{id}',
  'dashboard.admin.licences': '/dashboard/admin/nummers',
  'dashboard.admin.listing.all': '/dashboard/admin/aanbod/alle',
  'dashboard.admin.booking-request.index': '/dashboard/admin/aanvragen',
  'dashboard.admin.review.index': '/dashboard/admin/beoordelingen',
  'dashboard.admin.signals': '/dashboard/admin/signalen',
  'dashboard.admin.short-stays': '/dashboard/admin/meldplicht',
  'dashboard.admin.notices': '/dashboard/admin/meldingen',
  'dashboard.admin.user.index': '/dashboard/admin/gebruikers',
  'dashboard.admin.billing': '/dashboard/admin/betalingen',
  'dashboard.admin.inbox': '/dashboard/admin/postvak',
  'dashboard.admin.inbox.show': '/dashboard/admin/postvak/{id}',
  'dashboard.admin.mails': '/dashboard/admin/mails',
  'dashboard.admin.figures': '/dashboard/admin/cijfers',
  'dashboard.admin.search-alerts': '/dashboard/admin/zoekmeldingen',
  'dashboard.admin.audit-log': '/dashboard/admin/logboek',
  'dashboard.admin.health': '/dashboard/admin/gezondheid',
  'dashboard.admin.personal-data': '/dashboard/admin/persoonsgegevens',
  'dashboard.admin.texts': '/dashboard/admin/teksten',
  'dashboard.admin.texts.show': '/dashboard/admin/teksten/{key}',
  'dashboard.admin.money': '/dashboard/admin/tarieven',
  'dashboard.admin.dac7': '/dashboard/admin/dac7',
  'dashboard.admin.settings': '/dashboard/admin/instellingen',
  'dashboard.admin.user.show': '/dashboard/admin/gebruikers/{id}',
  'dashboard.guest-register': '/dashboard/gastenregister',
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

/** The path of a named route of any page: `route('dashboard.news.edit', {id})`. See `route` in paths.ts. */
export function route<Name extends RouteName>(
  name: Name,
  ...[params, query]: RouteArguments<DutchPaths[Name]>
): string;
export function route(
  name: string,
  params: Record<string, ParamValue | undefined> = {},
  query: RouteQuery = {},
): string | undefined {
  const path = hasKey(deskPaths, name)
    ? deskPaths[name]
    : hasKey(streetPaths, name)
      ? streetPaths[name]
      : undefined;
  return writeRoute(name, path, params, query);
}
