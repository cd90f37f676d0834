import 'server-only';

import { guestChangeInput } from '@/lib/stay-changes/contract';
import { wantedFields } from '@/lib/stay-changes/fields';
import { prisma } from '@/server/db';
import { findRequestRow } from '@/server/features/booking-requests/find-request-row';
import { getStayOf } from '@/server/features/requests/guest-tokens';
import { priceForGuest } from '@/server/features/stay-changes/ask-change';
import { isChangeable } from '@/server/features/stay-changes/hold-stay';
import { DomainError, judge } from '@/server/http/errors';

type Asked = Readonly<Record<string, string | string[] | undefined>>;

async function priceOf(id: number, typed: Record<string, string>) {
  try {
    const { total_cents: totalCents } = await priceForGuest(id, judge(guestChangeInput, typed));
    return { typed, totalCents, errors: {} };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { typed, totalCents: null, errors: error.details.fields ?? { body: [error.text] } };
  }
}

/** For the guest's page: whether the stay can be changed, and what the change in the page's address would cost. */
export async function findWanted(token: string, asked: Asked) {
  const id = await getStayOf(token);
  const stay = await findRequestRow(prisma(), id);
  if (!stay || !isChangeable(stay)) return { isChangeable: false, wanted: null };
  const typed = Object.fromEntries(
    wantedFields.flatMap((name) => {
      const value = asked[name];
      return typeof value === 'string' ? [[name, value.slice(0, 20)]] : [];
    }),
  );
  return {
    isChangeable: true,
    wanted: typed.start_date === undefined ? null : await priceOf(id, typed),
  };
}
