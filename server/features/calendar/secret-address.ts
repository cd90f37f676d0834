import 'server-only';

import { randomBytes } from 'node:crypto';
import type { CalendarAddressDto } from '@/lib/calendar/contract';
import { secretCalendarPath } from '@/lib/calendar/queries';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { env } from '@/server/env';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayEditListing } from '@/server/features/listings/policy';

interface Input {
  actor: Actor;
  params: { id: string };
}

const toDto = (listingId: number, secret: string | undefined): CalendarAddressDto => ({
  url: secret === undefined ? null : env.APP_URL + secretCalendarPath(listingId, secret),
});

/**
 * GET /api/listings/{id}/calendar-address: the secret address of the listing's calendar with separate stays, if it has
 * one.
 * @throws DomainError listing_not_found, forbidden
 */
export async function getCalendarAddress({ actor, params }: Input): Promise<{ data: CalendarAddressDto }> {
  const { id: listingId } = await getListingFor(params.id, actor, mayEditListing);
  const known = await prisma().calendarAddress.findUnique({ where: { listingId }, select: { secret: true } });
  return { data: toDto(listingId, known?.secret) };
}

/**
 * POST /api/listings/{id}/calendar-address: gives that calendar a new address; the old one stops working.
 * @throws DomainError listing_not_found, forbidden
 */
export async function renewCalendarAddress({ actor, params }: Input): Promise<{ data: CalendarAddressDto }> {
  const { id: listingId } = await getListingFor(params.id, actor, mayEditListing);
  const secret = randomBytes(32).toString('base64url');
  await prisma().calendarAddress.upsert({
    where: { listingId },
    create: { listingId, secret },
    update: { secret, createdAt: new Date() },
  });
  return { data: toDto(listingId, secret) };
}
