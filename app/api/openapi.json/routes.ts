// Written by scripts/list-routes.mjs: every call by its URL pattern.
import * as r0 from '@/app/api/booking-requests/[id]/route';
import * as r1 from '@/app/api/booking-requests/[id]/approve/route';
import * as r2 from '@/app/api/booking-requests/[id]/cancel/route';
import * as r3 from '@/app/api/booking-requests/[id]/decline/route';
import * as r4 from '@/app/api/booking-requests/bulk-destroy/route';
import * as r5 from '@/app/api/booking-requests/bulk-mark-as-handled/route';
import * as r6 from '@/app/api/booking-requests/bulk-mark-as-read/route';
import * as r7 from '@/app/api/bot-check/challenge/route';
import * as r8 from '@/app/api/health/route';
import * as r9 from '@/app/api/listing-cities/route';
import * as r10 from '@/app/api/listing-options/route';
import * as r11 from '@/app/api/listings/[id]/route';
import * as r12 from '@/app/api/listings/[id]/availability/route';
import * as r13 from '@/app/api/listings/[id]/booking-price/route';
import * as r14 from '@/app/api/listings/[id]/booking-requests/route';
import * as r15 from '@/app/api/listings/[id]/calendar/route';
import * as r16 from '@/app/api/listings/[id]/custom-listing-prices/route';
import * as r17 from '@/app/api/ready/route';
import * as r18 from '@/app/api/users/[id]/booking-requests/route';
import * as r19 from '@/app/api/users/[id]/booking-requests/count/route';
import * as r20 from '@/app/api/users/[id]/bookings/route';
import * as r21 from '@/app/api/users/[id]/bookings/count/route';
import * as r22 from '@/app/fotos/[id]/[file]/route';
import * as r23 from '@/app/robots.txt/route';
import * as r24 from '@/app/(session)/sanctum/csrf-cookie/route';
import * as r25 from '@/app/sitemap.xml/route';
import * as r26 from '@/app/sitemaps/[file]/route';
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
  '/api/health': r8,
  '/api/listing-cities': r9,
  '/api/listing-options': r10,
  '/api/listings/[id]': r11,
  '/api/listings/[id]/availability': r12,
  '/api/listings/[id]/booking-price': r13,
  '/api/listings/[id]/booking-requests': r14,
  '/api/listings/[id]/calendar': r15,
  '/api/listings/[id]/custom-listing-prices': r16,
  '/api/ready': r17,
  '/api/users/[id]/booking-requests': r18,
  '/api/users/[id]/booking-requests/count': r19,
  '/api/users/[id]/bookings': r20,
  '/api/users/[id]/bookings/count': r21,
  '/fotos/[id]/[file]': r22,
  '/robots.txt': r23,
  '/sanctum/csrf-cookie': r24,
  '/sitemap.xml': r25,
  '/sitemaps/[file]': r26,
});
