import 'server-only';

import { z } from '@/lib/api/zod';
import type { GuestsOf } from '@/lib/short-stay-reports/countries';
import { guestsOfDto } from '@/lib/short-stay-reports/guests-schema';
import type { Stayed } from '@/lib/short-stay-reports/stayed';
import type { Prisma } from '@/prisma/generated/client';

/** Who stayed, as the landlord said, and who was to come with the guest. */
export const toldStaySelect = {
  guests: true,
  arrived: true,
  confirmedAt: true,
} as const satisfies Prisma.ToldStaySelect;

const guests = z.array(guestsOfDto);

/** The guests in a column; none if it is null. */
export const toGuests = (column: Prisma.JsonValue | null): GuestsOf[] => guests.parse(column ?? []);

export const toStayed = (
  row: Prisma.ToldStayGetPayload<{ select: typeof toldStaySelect }> | null,
): Stayed | null =>
  row && {
    guests: toGuests(row.guests),
    arrived: row.arrived,
    confirmed_at: row.confirmedAt.toISOString(),
  };
