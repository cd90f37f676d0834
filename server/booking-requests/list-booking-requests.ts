import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import type {
  BookingRequestPage,
  BookingRequestsQuery,
  BookingsQuery,
} from '@/lib/booking-requests/contract';
import { todayIn } from '@/lib/dates/day';
import type { RequestCount } from '@/lib/requests/contract';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { countRequests } from '@/server/requests/count-requests';
import type { CountInput } from '@/server/requests/count-requests';
import { mayListRequestsOf } from '@/server/requests/policy';
import { bookingParts, requestParts, windowsOf } from '@/server/booking-requests/list-order';
import type { ListPart } from '@/server/booking-requests/list-order';
import { bookingRequestSelect } from '@/server/booking-requests/select';
import { toBookingRequestDto } from '@/server/booking-requests/serialize';
import { prisma } from '@/server/db';
import { authorize } from '@/server/http/errors';

/**
 * All requests that an owner's listings received; or the bookings: those among them that were approved, also if canceled
 * later, and those that the landlord wrote down.
 */
type Kind = 'booking-requests' | 'bookings';

function whereOf(kind: Kind, ownerId: number): Prisma.BookingRequestWhereInput {
  const ofOwner = { listing: { userId: ownerId } };
  return kind === 'bookings' ? { ...ofOwner, approvedAt: { not: null } } : { ...ofOwner, manual: false };
}

interface ListInput<Query extends PageQuery> extends CountInput {
  query: Query;
}

interface List {
  actor: Actor;
  kind: Kind;
  ownerId: number;
  page: PageQuery;
  /** What else was asked for, for the links of the pages. */
  query: Record<string, string | undefined>;
  where: Prisma.BookingRequestWhereInput;
  parts: readonly ListPart[];
}

async function list({ actor, kind, ownerId, page, query, where, parts }: List): Promise<BookingRequestPage> {
  const ofPart = (part: ListPart) => ({ AND: [where, part.where] });
  const counts = await Promise.all(
    parts.map((part) => prisma().bookingRequest.count({ where: ofPart(part) })),
  );
  const windows = windowsOf(counts, (page.page - 1) * page.limit, page.limit);
  const found = await Promise.all(
    parts.map(async (part, index) => {
      const window = windows[index];
      if (!window) return [];
      const { orderBy } = part;
      return prisma().bookingRequest.findMany({
        where: ofPart(part),
        select: bookingRequestSelect,
        orderBy: [...orderBy],
        ...window,
      });
    }),
  );
  return toPage({
    items: found.flat().map((row) => toBookingRequestDto(row, actor)),
    page: page.page,
    perPage: page.limit,
    total: counts.reduce((sum, count) => sum + count, 0),
    path: `/api/users/${ownerId}/${kind}`,
    query: { limit: String(page.limit), ...query },
  });
}

/** GET /api/users/{id}/booking-requests; others' are 404. */
export async function listBookingRequests(
  input: ListInput<BookingRequestsQuery>,
): Promise<BookingRequestPage> {
  const { actor, params, query } = input;
  authorize(mayListRequestsOf(actor, params.id), 'not_found');
  const { status, sort } = query;
  return list({
    actor,
    kind: 'booking-requests',
    ownerId: params.id,
    page: query,
    query: { status, sort },
    where: { ...whereOf('booking-requests', params.id), ...(status && { status }) },
    parts: requestParts(sort, todayIn()),
  });
}

/** GET /api/users/{id}/bookings; others' are 404. */
export async function listBookings(input: ListInput<BookingsQuery>): Promise<BookingRequestPage> {
  const { actor, params, query } = input;
  authorize(mayListRequestsOf(actor, params.id), 'not_found');
  return list({
    actor,
    kind: 'bookings',
    ownerId: params.id,
    page: query,
    query: { when: query.when },
    where: whereOf('bookings', params.id),
    parts: bookingParts(query.when, todayIn()),
  });
}

function count(kind: Kind, input: CountInput): Promise<RequestCount> {
  const where = whereOf(kind, input.params.id);
  return countRequests(input, {
    requests: (narrower) => prisma().bookingRequest.count({ where: { ...where, ...narrower } }),
    messages: (narrower) => prisma().message.count({ where: { bookingRequest: where, ...narrower } }),
  });
}

/** GET /api/users/{id}/booking-requests/count */
export const countBookingRequests = (input: CountInput) => count('booking-requests', input);

/** GET /api/users/{id}/bookings/count */
export const countBookings = (input: CountInput) => count('bookings', input);
