import 'server-only';

import { createHash } from 'node:crypto';
import type { Prisma } from '@/prisma/generated/client';

/** What an admin looks at again when it changes. */
export const lookedAtSelect = {
  nameHolidayHome: true,
  nameResidence: true,
  description: true,
  houseRules: true,
  rooms: { select: { name: true }, orderBy: { place: 'asc' } },
  pictures: { select: { storageKey: true } },
} as const satisfies Prisma.ListingSelect;

type LookedAt = Prisma.ListingGetPayload<{ select: typeof lookedAtSelect }>;

/** Names what was shown: equal texts and photos have the same version. */
export function versionOf({ pictures, rooms, ...home }: LookedAt): string {
  const keys = [...new Set(pictures.map(({ storageKey }) => storageKey))].toSorted();
  const names = rooms.map(({ name }) => name);
  const { nameHolidayHome, nameResidence, description, houseRules } = home;
  const shown = JSON.stringify([nameHolidayHome, nameResidence, description, houseRules, names, keys]);
  return createHash('sha256').update(shown).digest('hex');
}
