import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import type { BookingRequestPage } from '@/lib/booking-requests/contract';
import type { RequestCount } from '@/lib/requests/contract';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { mayListRequestsOf } from '@/server/requests/policy';
import { bookingRequestSelect } from '@/server/booking-requests/select';
import { toBookingRequestDto } from '@/server/booking-requests/serialize';
import { prisma } from '@/server/db';
import { authorize } from '@/server/http/errors';

/**
 * What an owner's listings received: all requests, newest first, or the bookings among them (approved, or approved
 * and canceled later; spec D §2), the last arrival first.
 */
type Kind = 'booking-requests' | 'bookings';

const orders = {
  'booking-requests': [{ createdAt: 'desc' }, { id: 'desc' }],
  bookings: [{ startDate: 'desc' }, { id: 'desc' }],
} as const satisfies Record<Kind, Prisma.BookingRequestOrderByWithRelationInput[]>;

function whereOf(kind: Kind, ownerId: number): Prisma.BookingRequestWhereInput {
  const ofOwner = { listing: { userId: ownerId } };
  return kind === 'bookings' ? { ...ofOwner, status: { in: ['approved', 'canceled'] } } : ofOwner;
}

interface ListInput {
  actor: Actor;
  params: { id: number };
  query: PageQuery;
}

async function list(kind: Kind, { actor, params, query }: ListInput): Promise<BookingRequestPage> {
  authorize(mayListRequestsOf(actor, params.id), 'not_found');
  const where = whereOf(kind, params.id);
  const [rows, total] = await Promise.all([
    prisma().bookingRequest.findMany({
      where,
      select: bookingRequestSelect,
      orderBy: [...orders[kind]],
      skip: (query.page - 1) * query.limit,
      take: query.limit,
    }),
    prisma().bookingRequest.count({ where }),
  ]);
  return toPage({
    items: rows.map(toBookingRequestDto),
    page: query.page,
    perPage: query.limit,
    total,
    path: `/api/users/${params.id}/${kind}`,
    query: { limit: String(query.limit) },
  });
}

async function count(kind: Kind, { actor, params }: Omit<ListInput, 'query'>): Promise<RequestCount> {
  authorize(mayListRequestsOf(actor, params.id), 'not_found');
  const where = whereOf(kind, params.id);
  const [all, unread] = await Promise.all([
    prisma().bookingRequest.count({ where }),
    prisma().bookingRequest.count({ where: { ...where, readAt: null } }),
  ]);
  return { count: all, unread };
}

/** GET /api/users/{id}/booking-requests; others' are 404. */
export const listBookingRequests = (input: ListInput) => list('booking-requests', input);

/** GET /api/users/{id}/bookings; others' are 404. */
export const listBookings = (input: ListInput) => list('bookings', input);

/** GET /api/users/{id}/booking-requests/count */
export const countBookingRequests = (input: Omit<ListInput, 'query'>) => count('booking-requests', input);

/** GET /api/users/{id}/bookings/count */
export const countBookings = (input: Omit<ListInput, 'query'>) => count('bookings', input);
