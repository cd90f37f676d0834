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
import * as r14 from '@/app/api/email/undo-change/route';
import * as r15 from '@/app/api/email/verification-notification/route';
import * as r16 from '@/app/api/email/verify/route';
import * as r17 from '@/app/api/health/route';
import * as r18 from '@/app/api/identities/link/route';
import * as r19 from '@/app/api/identities/register/route';
import * as r20 from '@/app/api/impersonate/[id]/route';
import * as r21 from '@/app/api/impersonate/leave/route';
import * as r22 from '@/app/api/listing-cities/route';
import * as r23 from '@/app/api/listing-options/route';
import * as r24 from '@/app/api/listings/route';
import * as r25 from '@/app/api/listings/[id]/route';
import * as r26 from '@/app/api/listings/[id]/air-bnb-url/route';
import * as r27 from '@/app/api/listings/[id]/approve/route';
import * as r28 from '@/app/api/listings/[id]/availability/route';
import * as r29 from '@/app/api/listings/[id]/booking-com-url/route';
import * as r30 from '@/app/api/listings/[id]/booking-price/route';
import * as r31 from '@/app/api/listings/[id]/booking-requests/route';
import * as r32 from '@/app/api/listings/[id]/booking-requests/form/route';
import * as r33 from '@/app/api/listings/[id]/calendar/route';
import * as r34 from '@/app/api/listings/[id]/calendar-feeds/sync/route';
import * as r35 from '@/app/api/listings/[id]/changes/seen/route';
import * as r36 from '@/app/api/listings/[id]/contact-requests/route';
import * as r37 from '@/app/api/listings/[id]/contact-requests/form/route';
import * as r38 from '@/app/api/listings/[id]/custom-listing-prices/route';
import * as r39 from '@/app/api/listings/[id]/deny/route';
import * as r40 from '@/app/api/listings/[id]/destroy/route';
import * as r41 from '@/app/api/listings/[id]/disable/route';
import * as r42 from '@/app/api/listings/[id]/disabled-booking-periods/route';
import * as r43 from '@/app/api/listings/[id]/disabled-booking-periods/bulk-delete/route';
import * as r44 from '@/app/api/listings/[id]/logs/route';
import * as r45 from '@/app/api/listings/[id]/managers/route';
import * as r46 from '@/app/api/listings/[id]/review/route';
import * as r47 from '@/app/api/listings/changed/route';
import * as r48 from '@/app/api/listings/coordinates/route';
import * as r49 from '@/app/api/listings/count/route';
import * as r50 from '@/app/api/listings/unapproved/route';
import * as r51 from '@/app/api/lodgings/[number]/route';
import * as r52 from '@/app/api/news-articles/route';
import * as r53 from '@/app/api/news-articles/[id]/route';
import * as r54 from '@/app/api/orders/[id]/invoice/route';
import * as r55 from '@/app/api/ready/route';
import * as r56 from '@/app/api/settings/route';
import * as r57 from '@/app/api/user/route';
import * as r58 from '@/app/api/user/confirm-password/route';
import * as r59 from '@/app/api/user/identities/route';
import * as r60 from '@/app/api/user/identities/[id]/route';
import * as r61 from '@/app/api/user/invitations/route';
import * as r62 from '@/app/api/user/invitations/[id]/accept/route';
import * as r63 from '@/app/api/user/invitations/[id]/decline/route';
import * as r64 from '@/app/api/user/orders/route';
import * as r65 from '@/app/api/user/second-factors/route';
import * as r66 from '@/app/api/user/second-factors/passkeys/route';
import * as r67 from '@/app/api/user/second-factors/passkeys/[id]/route';
import * as r68 from '@/app/api/user/second-factors/passkeys/options/route';
import * as r69 from '@/app/api/user/second-factors/recovery-codes/route';
import * as r70 from '@/app/api/user/second-factors/totp/route';
import * as r71 from '@/app/api/user/sessions/route';
import * as r72 from '@/app/api/user/sessions/[id]/route';
import * as r73 from '@/app/api/user/statistics/route';
import * as r74 from '@/app/api/user/subscriptions/route';
import * as r75 from '@/app/api/users/route';
import * as r76 from '@/app/api/users/[id]/route';
import * as r77 from '@/app/api/users/[id]/booking-requests/route';
import * as r78 from '@/app/api/users/[id]/booking-requests/count/route';
import * as r79 from '@/app/api/users/[id]/bookings/route';
import * as r80 from '@/app/api/users/[id]/bookings/count/route';
import * as r81 from '@/app/api/users/[id]/contact-requests/route';
import * as r82 from '@/app/api/users/[id]/contact-requests/count/route';
import * as r83 from '@/app/api/users/[id]/email/route';
import * as r84 from '@/app/api/users/[id]/export/route';
import * as r85 from '@/app/api/users/[id]/listings/route';
import * as r86 from '@/app/api/users/[id]/listings/count/route';
import * as r87 from '@/app/api/users/[id]/listings/disabled/route';
import * as r88 from '@/app/api/users/[id]/listings/enabled/route';
import * as r89 from '@/app/api/users/[id]/second-factors/route';
import * as r90 from '@/app/api/users/[id]/suspension/route';
import * as r91 from '@/app/(session)/forgot-password/route';
import * as r92 from '@/app/fotos/[id]/[file]/route';
import * as r93 from '@/app/fotos/[id]/origineel/route';
import * as r94 from '@/app/fotos/nieuws/[id]/[file]/route';
import * as r95 from '@/app/(session)/login/route';
import * as r96 from '@/app/(session)/login/second-factor/route';
import * as r97 from '@/app/(session)/login/second-factor/options/route';
import * as r98 from '@/app/(session)/logout/route';
import * as r99 from '@/app/(session)/register/route';
import * as r100 from '@/app/(session)/reset-password/route';
import * as r101 from '@/app/robots.txt/route';
import * as r102 from '@/app/(session)/sanctum/csrf-cookie/route';
import * as r103 from '@/app/sitemap.xml/route';
import * as r104 from '@/app/sitemaps/[file]/route';
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
  '/api/email/undo-change': r14,
  '/api/email/verification-notification': r15,
  '/api/email/verify': r16,
  '/api/health': r17,
  '/api/identities/link': r18,
  '/api/identities/register': r19,
  '/api/impersonate/[id]': r20,
  '/api/impersonate/leave': r21,
  '/api/listing-cities': r22,
  '/api/listing-options': r23,
  '/api/listings': r24,
  '/api/listings/[id]': r25,
  '/api/listings/[id]/air-bnb-url': r26,
  '/api/listings/[id]/approve': r27,
  '/api/listings/[id]/availability': r28,
  '/api/listings/[id]/booking-com-url': r29,
  '/api/listings/[id]/booking-price': r30,
  '/api/listings/[id]/booking-requests': r31,
  '/api/listings/[id]/booking-requests/form': r32,
  '/api/listings/[id]/calendar': r33,
  '/api/listings/[id]/calendar-feeds/sync': r34,
  '/api/listings/[id]/changes/seen': r35,
  '/api/listings/[id]/contact-requests': r36,
  '/api/listings/[id]/contact-requests/form': r37,
  '/api/listings/[id]/custom-listing-prices': r38,
  '/api/listings/[id]/deny': r39,
  '/api/listings/[id]/destroy': r40,
  '/api/listings/[id]/disable': r41,
  '/api/listings/[id]/disabled-booking-periods': r42,
  '/api/listings/[id]/disabled-booking-periods/bulk-delete': r43,
  '/api/listings/[id]/logs': r44,
  '/api/listings/[id]/managers': r45,
  '/api/listings/[id]/review': r46,
  '/api/listings/changed': r47,
  '/api/listings/coordinates': r48,
  '/api/listings/count': r49,
  '/api/listings/unapproved': r50,
  '/api/lodgings/[number]': r51,
  '/api/news-articles': r52,
  '/api/news-articles/[id]': r53,
  '/api/orders/[id]/invoice': r54,
  '/api/ready': r55,
  '/api/settings': r56,
  '/api/user': r57,
  '/api/user/confirm-password': r58,
  '/api/user/identities': r59,
  '/api/user/identities/[id]': r60,
  '/api/user/invitations': r61,
  '/api/user/invitations/[id]/accept': r62,
  '/api/user/invitations/[id]/decline': r63,
  '/api/user/orders': r64,
  '/api/user/second-factors': r65,
  '/api/user/second-factors/passkeys': r66,
  '/api/user/second-factors/passkeys/[id]': r67,
  '/api/user/second-factors/passkeys/options': r68,
  '/api/user/second-factors/recovery-codes': r69,
  '/api/user/second-factors/totp': r70,
  '/api/user/sessions': r71,
  '/api/user/sessions/[id]': r72,
  '/api/user/statistics': r73,
  '/api/user/subscriptions': r74,
  '/api/users': r75,
  '/api/users/[id]': r76,
  '/api/users/[id]/booking-requests': r77,
  '/api/users/[id]/booking-requests/count': r78,
  '/api/users/[id]/bookings': r79,
  '/api/users/[id]/bookings/count': r80,
  '/api/users/[id]/contact-requests': r81,
  '/api/users/[id]/contact-requests/count': r82,
  '/api/users/[id]/email': r83,
  '/api/users/[id]/export': r84,
  '/api/users/[id]/listings': r85,
  '/api/users/[id]/listings/count': r86,
  '/api/users/[id]/listings/disabled': r87,
  '/api/users/[id]/listings/enabled': r88,
  '/api/users/[id]/second-factors': r89,
  '/api/users/[id]/suspension': r90,
  '/forgot-password': r91,
  '/fotos/[id]/[file]': r92,
  '/fotos/[id]/origineel': r93,
  '/fotos/nieuws/[id]/[file]': r94,
  '/login': r95,
  '/login/second-factor': r96,
  '/login/second-factor/options': r97,
  '/logout': r98,
  '/register': r99,
  '/reset-password': r100,
  '/robots.txt': r101,
  '/sanctum/csrf-cookie': r102,
  '/sitemap.xml': r103,
  '/sitemaps/[file]': r104,
});
