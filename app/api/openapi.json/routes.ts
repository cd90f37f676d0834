// Written by scripts/list-routes.mjs: every call by its URL pattern.
import * as r0 from '@/app/api/booking-requests/[id]/route';
import * as r1 from '@/app/api/booking-requests/[id]/approve/route';
import * as r2 from '@/app/api/booking-requests/[id]/cancel/route';
import * as r3 from '@/app/api/booking-requests/[id]/decline/route';
import * as r4 from '@/app/api/booking-requests/bulk-destroy/route';
import * as r5 from '@/app/api/booking-requests/bulk-mark-as-handled/route';
import * as r6 from '@/app/api/booking-requests/bulk-mark-as-read/route';
import * as r7 from '@/app/api/bot-check/challenge/route';
import * as r8 from '@/app/api/contact/route';
import * as r9 from '@/app/api/contact-requests/[id]/route';
import * as r10 from '@/app/api/contact-requests/bulk-destroy/route';
import * as r11 from '@/app/api/contact-requests/bulk-mark-as-handled/route';
import * as r12 from '@/app/api/contact-requests/bulk-mark-as-read/route';
import * as r13 from '@/app/api/contact/form/route';
import * as r14 from '@/app/api/credit-notes/[id]/e-invoice/route';
import * as r15 from '@/app/api/credit-notes/[id]/invoice/route';
import * as r16 from '@/app/api/email/undo-change/route';
import * as r17 from '@/app/api/email/verification-notification/route';
import * as r18 from '@/app/api/email/verify/route';
import * as r19 from '@/app/api/health/route';
import * as r20 from '@/app/api/identities/link/route';
import * as r21 from '@/app/api/identities/register/route';
import * as r22 from '@/app/api/impersonate/[id]/route';
import * as r23 from '@/app/api/impersonate/leave/route';
import * as r24 from '@/app/api/listing-cities/route';
import * as r25 from '@/app/api/listing-options/route';
import * as r26 from '@/app/api/listings/route';
import * as r27 from '@/app/api/listings/[id]/route';
import * as r28 from '@/app/api/listings/[id]/air-bnb-url/route';
import * as r29 from '@/app/api/listings/[id]/approve/route';
import * as r30 from '@/app/api/listings/[id]/availability/route';
import * as r31 from '@/app/api/listings/[id]/booking-com-url/route';
import * as r32 from '@/app/api/listings/[id]/booking-price/route';
import * as r33 from '@/app/api/listings/[id]/booking-requests/route';
import * as r34 from '@/app/api/listings/[id]/booking-requests/form/route';
import * as r35 from '@/app/api/listings/[id]/calendar/route';
import * as r36 from '@/app/api/listings/[id]/calendar-feeds/sync/route';
import * as r37 from '@/app/api/listings/[id]/changes/seen/route';
import * as r38 from '@/app/api/listings/[id]/contact-requests/route';
import * as r39 from '@/app/api/listings/[id]/contact-requests/form/route';
import * as r40 from '@/app/api/listings/[id]/custom-listing-prices/route';
import * as r41 from '@/app/api/listings/[id]/deny/route';
import * as r42 from '@/app/api/listings/[id]/destroy/route';
import * as r43 from '@/app/api/listings/[id]/disable/route';
import * as r44 from '@/app/api/listings/[id]/disabled-booking-periods/route';
import * as r45 from '@/app/api/listings/[id]/disabled-booking-periods/bulk-delete/route';
import * as r46 from '@/app/api/listings/[id]/logs/route';
import * as r47 from '@/app/api/listings/[id]/managers/route';
import * as r48 from '@/app/api/listings/[id]/review/route';
import * as r49 from '@/app/api/listings/changed/route';
import * as r50 from '@/app/api/listings/coordinates/route';
import * as r51 from '@/app/api/listings/count/route';
import * as r52 from '@/app/api/listings/unapproved/route';
import * as r53 from '@/app/api/lodgings/[number]/route';
import * as r54 from '@/app/api/news-articles/route';
import * as r55 from '@/app/api/news-articles/[id]/route';
import * as r56 from '@/app/api/orders/[id]/e-invoice/route';
import * as r57 from '@/app/api/orders/[id]/invoice/route';
import * as r58 from '@/app/api/ready/route';
import * as r59 from '@/app/api/settings/route';
import * as r60 from '@/app/api/user/route';
import * as r61 from '@/app/api/user/confirm-password/route';
import * as r62 from '@/app/api/user/identities/route';
import * as r63 from '@/app/api/user/identities/[id]/route';
import * as r64 from '@/app/api/user/invitations/route';
import * as r65 from '@/app/api/user/invitations/[id]/accept/route';
import * as r66 from '@/app/api/user/invitations/[id]/decline/route';
import * as r67 from '@/app/api/user/orders/route';
import * as r68 from '@/app/api/user/second-factors/route';
import * as r69 from '@/app/api/user/second-factors/passkeys/route';
import * as r70 from '@/app/api/user/second-factors/passkeys/[id]/route';
import * as r71 from '@/app/api/user/second-factors/passkeys/options/route';
import * as r72 from '@/app/api/user/second-factors/recovery-codes/route';
import * as r73 from '@/app/api/user/second-factors/totp/route';
import * as r74 from '@/app/api/user/sessions/route';
import * as r75 from '@/app/api/user/sessions/[id]/route';
import * as r76 from '@/app/api/user/statistics/route';
import * as r77 from '@/app/api/user/subscriptions/route';
import * as r78 from '@/app/api/users/route';
import * as r79 from '@/app/api/users/[id]/route';
import * as r80 from '@/app/api/users/[id]/booking-requests/route';
import * as r81 from '@/app/api/users/[id]/booking-requests/count/route';
import * as r82 from '@/app/api/users/[id]/bookings/route';
import * as r83 from '@/app/api/users/[id]/bookings/count/route';
import * as r84 from '@/app/api/users/[id]/contact-requests/route';
import * as r85 from '@/app/api/users/[id]/contact-requests/count/route';
import * as r86 from '@/app/api/users/[id]/email/route';
import * as r87 from '@/app/api/users/[id]/export/route';
import * as r88 from '@/app/api/users/[id]/listings/route';
import * as r89 from '@/app/api/users/[id]/listings/count/route';
import * as r90 from '@/app/api/users/[id]/listings/disabled/route';
import * as r91 from '@/app/api/users/[id]/listings/enabled/route';
import * as r92 from '@/app/api/users/[id]/second-factors/route';
import * as r93 from '@/app/api/users/[id]/suspension/route';
import * as r94 from '@/app/(session)/forgot-password/route';
import * as r95 from '@/app/fotos/[id]/[file]/route';
import * as r96 from '@/app/fotos/[id]/origineel/route';
import * as r97 from '@/app/fotos/nieuws/[id]/[file]/route';
import * as r98 from '@/app/(session)/login/route';
import * as r99 from '@/app/(session)/login/second-factor/route';
import * as r100 from '@/app/(session)/login/second-factor/options/route';
import * as r101 from '@/app/(session)/logout/route';
import * as r102 from '@/app/(session)/register/route';
import * as r103 from '@/app/(session)/reset-password/route';
import * as r104 from '@/app/robots.txt/route';
import * as r105 from '@/app/(session)/sanctum/csrf-cookie/route';
import * as r106 from '@/app/sitemap.xml/route';
import * as r107 from '@/app/sitemaps/[file]/route';
import type { RouteModule } from '@/server/openapi/build-document';

/** A function, because two of the calls describe this very list. */
export const routes = (): Record<string, RouteModule> => ({
  '/api/booking-requests/[id]': r0,
  '/api/booking-requests/[id]/approve': r1,
  '/api/booking-requests/[id]/cancel': r2,
  '/api/booking-requests/[id]/decline': r3,
  '/api/booking-requests/bulk-destroy': r4,
  '/api/booking-requests/bulk-mark-as-handled': r5,
  '/api/booking-requests/bulk-mark-as-read': r6,
  '/api/bot-check/challenge': r7,
  '/api/contact': r8,
  '/api/contact-requests/[id]': r9,
  '/api/contact-requests/bulk-destroy': r10,
  '/api/contact-requests/bulk-mark-as-handled': r11,
  '/api/contact-requests/bulk-mark-as-read': r12,
  '/api/contact/form': r13,
  '/api/credit-notes/[id]/e-invoice': r14,
  '/api/credit-notes/[id]/invoice': r15,
  '/api/email/undo-change': r16,
  '/api/email/verification-notification': r17,
  '/api/email/verify': r18,
  '/api/health': r19,
  '/api/identities/link': r20,
  '/api/identities/register': r21,
  '/api/impersonate/[id]': r22,
  '/api/impersonate/leave': r23,
  '/api/listing-cities': r24,
  '/api/listing-options': r25,
  '/api/listings': r26,
  '/api/listings/[id]': r27,
  '/api/listings/[id]/air-bnb-url': r28,
  '/api/listings/[id]/approve': r29,
  '/api/listings/[id]/availability': r30,
  '/api/listings/[id]/booking-com-url': r31,
  '/api/listings/[id]/booking-price': r32,
  '/api/listings/[id]/booking-requests': r33,
  '/api/listings/[id]/booking-requests/form': r34,
  '/api/listings/[id]/calendar': r35,
  '/api/listings/[id]/calendar-feeds/sync': r36,
  '/api/listings/[id]/changes/seen': r37,
  '/api/listings/[id]/contact-requests': r38,
  '/api/listings/[id]/contact-requests/form': r39,
  '/api/listings/[id]/custom-listing-prices': r40,
  '/api/listings/[id]/deny': r41,
  '/api/listings/[id]/destroy': r42,
  '/api/listings/[id]/disable': r43,
  '/api/listings/[id]/disabled-booking-periods': r44,
  '/api/listings/[id]/disabled-booking-periods/bulk-delete': r45,
  '/api/listings/[id]/logs': r46,
  '/api/listings/[id]/managers': r47,
  '/api/listings/[id]/review': r48,
  '/api/listings/changed': r49,
  '/api/listings/coordinates': r50,
  '/api/listings/count': r51,
  '/api/listings/unapproved': r52,
  '/api/lodgings/[number]': r53,
  '/api/news-articles': r54,
  '/api/news-articles/[id]': r55,
  '/api/orders/[id]/e-invoice': r56,
  '/api/orders/[id]/invoice': r57,
  '/api/ready': r58,
  '/api/settings': r59,
  '/api/user': r60,
  '/api/user/confirm-password': r61,
  '/api/user/identities': r62,
  '/api/user/identities/[id]': r63,
  '/api/user/invitations': r64,
  '/api/user/invitations/[id]/accept': r65,
  '/api/user/invitations/[id]/decline': r66,
  '/api/user/orders': r67,
  '/api/user/second-factors': r68,
  '/api/user/second-factors/passkeys': r69,
  '/api/user/second-factors/passkeys/[id]': r70,
  '/api/user/second-factors/passkeys/options': r71,
  '/api/user/second-factors/recovery-codes': r72,
  '/api/user/second-factors/totp': r73,
  '/api/user/sessions': r74,
  '/api/user/sessions/[id]': r75,
  '/api/user/statistics': r76,
  '/api/user/subscriptions': r77,
  '/api/users': r78,
  '/api/users/[id]': r79,
  '/api/users/[id]/booking-requests': r80,
  '/api/users/[id]/booking-requests/count': r81,
  '/api/users/[id]/bookings': r82,
  '/api/users/[id]/bookings/count': r83,
  '/api/users/[id]/contact-requests': r84,
  '/api/users/[id]/contact-requests/count': r85,
  '/api/users/[id]/email': r86,
  '/api/users/[id]/export': r87,
  '/api/users/[id]/listings': r88,
  '/api/users/[id]/listings/count': r89,
  '/api/users/[id]/listings/disabled': r90,
  '/api/users/[id]/listings/enabled': r91,
  '/api/users/[id]/second-factors': r92,
  '/api/users/[id]/suspension': r93,
  '/forgot-password': r94,
  '/fotos/[id]/[file]': r95,
  '/fotos/[id]/origineel': r96,
  '/fotos/nieuws/[id]/[file]': r97,
  '/login': r98,
  '/login/second-factor': r99,
  '/login/second-factor/options': r100,
  '/logout': r101,
  '/register': r102,
  '/reset-password': r103,
  '/robots.txt': r104,
  '/sanctum/csrf-cookie': r105,
  '/sitemap.xml': r106,
  '/sitemaps/[file]': r107,
});
