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
import * as r14 from '@/app/api/email/verification-notification/route';
import * as r15 from '@/app/api/email/verify/route';
import * as r16 from '@/app/api/health/route';
import * as r17 from '@/app/api/impersonate/[id]/route';
import * as r18 from '@/app/api/impersonate/leave/route';
import * as r19 from '@/app/api/listing-cities/route';
import * as r20 from '@/app/api/listing-options/route';
import * as r21 from '@/app/api/listings/route';
import * as r22 from '@/app/api/listings/[id]/route';
import * as r23 from '@/app/api/listings/[id]/air-bnb-url/route';
import * as r24 from '@/app/api/listings/[id]/approve/route';
import * as r25 from '@/app/api/listings/[id]/availability/route';
import * as r26 from '@/app/api/listings/[id]/booking-com-url/route';
import * as r27 from '@/app/api/listings/[id]/booking-price/route';
import * as r28 from '@/app/api/listings/[id]/booking-requests/route';
import * as r29 from '@/app/api/listings/[id]/booking-requests/form/route';
import * as r30 from '@/app/api/listings/[id]/calendar/route';
import * as r31 from '@/app/api/listings/[id]/calendar-feeds/sync/route';
import * as r32 from '@/app/api/listings/[id]/contact-requests/route';
import * as r33 from '@/app/api/listings/[id]/contact-requests/form/route';
import * as r34 from '@/app/api/listings/[id]/custom-listing-prices/route';
import * as r35 from '@/app/api/listings/[id]/deny/route';
import * as r36 from '@/app/api/listings/[id]/destroy/route';
import * as r37 from '@/app/api/listings/[id]/disable/route';
import * as r38 from '@/app/api/listings/[id]/disabled-booking-periods/route';
import * as r39 from '@/app/api/listings/[id]/disabled-booking-periods/bulk-delete/route';
import * as r40 from '@/app/api/listings/[id]/logs/route';
import * as r41 from '@/app/api/listings/[id]/managers/route';
import * as r42 from '@/app/api/listings/[id]/review/route';
import * as r43 from '@/app/api/listings/coordinates/route';
import * as r44 from '@/app/api/listings/count/route';
import * as r45 from '@/app/api/listings/unapproved/route';
import * as r46 from '@/app/api/lodgings/[number]/route';
import * as r47 from '@/app/api/news-articles/route';
import * as r48 from '@/app/api/news-articles/[id]/route';
import * as r49 from '@/app/api/orders/[id]/invoice/route';
import * as r50 from '@/app/api/ready/route';
import * as r51 from '@/app/api/user/route';
import * as r52 from '@/app/api/user/orders/route';
import * as r53 from '@/app/api/user/statistics/route';
import * as r54 from '@/app/api/user/subscriptions/route';
import * as r55 from '@/app/api/users/route';
import * as r56 from '@/app/api/users/[id]/route';
import * as r57 from '@/app/api/users/[id]/booking-requests/route';
import * as r58 from '@/app/api/users/[id]/booking-requests/count/route';
import * as r59 from '@/app/api/users/[id]/bookings/route';
import * as r60 from '@/app/api/users/[id]/bookings/count/route';
import * as r61 from '@/app/api/users/[id]/contact-requests/route';
import * as r62 from '@/app/api/users/[id]/contact-requests/count/route';
import * as r63 from '@/app/api/users/[id]/email/route';
import * as r64 from '@/app/api/users/[id]/export/route';
import * as r65 from '@/app/api/users/[id]/listings/route';
import * as r66 from '@/app/api/users/[id]/listings/count/route';
import * as r67 from '@/app/api/users/[id]/listings/disabled/route';
import * as r68 from '@/app/api/users/[id]/listings/enabled/route';
import * as r69 from '@/app/(session)/forgot-password/route';
import * as r70 from '@/app/fotos/[id]/[file]/route';
import * as r71 from '@/app/fotos/[id]/origineel/route';
import * as r72 from '@/app/fotos/nieuws/[id]/[file]/route';
import * as r73 from '@/app/(session)/login/route';
import * as r74 from '@/app/(session)/logout/route';
import * as r75 from '@/app/(session)/register/route';
import * as r76 from '@/app/(session)/reset-password/route';
import * as r77 from '@/app/robots.txt/route';
import * as r78 from '@/app/(session)/sanctum/csrf-cookie/route';
import * as r79 from '@/app/sitemap.xml/route';
import * as r80 from '@/app/sitemaps/[file]/route';
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
  '/api/email/verification-notification': r14,
  '/api/email/verify': r15,
  '/api/health': r16,
  '/api/impersonate/[id]': r17,
  '/api/impersonate/leave': r18,
  '/api/listing-cities': r19,
  '/api/listing-options': r20,
  '/api/listings': r21,
  '/api/listings/[id]': r22,
  '/api/listings/[id]/air-bnb-url': r23,
  '/api/listings/[id]/approve': r24,
  '/api/listings/[id]/availability': r25,
  '/api/listings/[id]/booking-com-url': r26,
  '/api/listings/[id]/booking-price': r27,
  '/api/listings/[id]/booking-requests': r28,
  '/api/listings/[id]/booking-requests/form': r29,
  '/api/listings/[id]/calendar': r30,
  '/api/listings/[id]/calendar-feeds/sync': r31,
  '/api/listings/[id]/contact-requests': r32,
  '/api/listings/[id]/contact-requests/form': r33,
  '/api/listings/[id]/custom-listing-prices': r34,
  '/api/listings/[id]/deny': r35,
  '/api/listings/[id]/destroy': r36,
  '/api/listings/[id]/disable': r37,
  '/api/listings/[id]/disabled-booking-periods': r38,
  '/api/listings/[id]/disabled-booking-periods/bulk-delete': r39,
  '/api/listings/[id]/logs': r40,
  '/api/listings/[id]/managers': r41,
  '/api/listings/[id]/review': r42,
  '/api/listings/coordinates': r43,
  '/api/listings/count': r44,
  '/api/listings/unapproved': r45,
  '/api/lodgings/[number]': r46,
  '/api/news-articles': r47,
  '/api/news-articles/[id]': r48,
  '/api/orders/[id]/invoice': r49,
  '/api/ready': r50,
  '/api/user': r51,
  '/api/user/orders': r52,
  '/api/user/statistics': r53,
  '/api/user/subscriptions': r54,
  '/api/users': r55,
  '/api/users/[id]': r56,
  '/api/users/[id]/booking-requests': r57,
  '/api/users/[id]/booking-requests/count': r58,
  '/api/users/[id]/bookings': r59,
  '/api/users/[id]/bookings/count': r60,
  '/api/users/[id]/contact-requests': r61,
  '/api/users/[id]/contact-requests/count': r62,
  '/api/users/[id]/email': r63,
  '/api/users/[id]/export': r64,
  '/api/users/[id]/listings': r65,
  '/api/users/[id]/listings/count': r66,
  '/api/users/[id]/listings/disabled': r67,
  '/api/users/[id]/listings/enabled': r68,
  '/forgot-password': r69,
  '/fotos/[id]/[file]': r70,
  '/fotos/[id]/origineel': r71,
  '/fotos/nieuws/[id]/[file]': r72,
  '/login': r73,
  '/logout': r74,
  '/register': r75,
  '/reset-password': r76,
  '/robots.txt': r77,
  '/sanctum/csrf-cookie': r78,
  '/sitemap.xml': r79,
  '/sitemaps/[file]': r80,
});
