import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Actor } from '@/server/auth/actor';
import { lockOwnRequests } from '@/server/requests/lock-own-requests';
import { transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';

interface Input {
  actor: Actor;
  query: { ids: number[] };
}

/**
 * DELETE /api/booking-requests/bulk-destroy?ids= . All of them go or none does.
 * @throws DomainError not_found, stay_not_over (409) when one is an approved stay that is not over yet
 */
export function destroyBookingRequests({ actor, query }: Input): Promise<void> {
  return transaction(async (tx) => {
    await lockOwnRequests(tx, 'booking-requests', actor, query.ids);
    const where = { id: { in: query.ids } };
    const today = dayToUtcDate(todayIn());
    const current = await tx.bookingRequest.count({
      where: { ...where, status: 'approved', endDate: { gte: today } },
    });
    if (current > 0) throw new DomainError('stay_not_over');
    await tx.bookingRequest.deleteMany({ where });
  });
}
