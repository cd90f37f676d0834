import 'server-only';

import { createHash } from 'node:crypto';
import type { Prisma } from '@/prisma/generated/client';

/** What an admin reviews again when it changes. */
export const snapshotSelect = {
  nameHolidayHome: true,
  nameResidence: true,
  description: true,
  houseRules: true,
  rooms: { select: { name: true }, orderBy: { place: 'asc' } },
  costs: { select: { label: true } },
  pictures: { select: { storageKey: true, description: true } },
} as const satisfies Prisma.ListingSelect;

type SnapshotSource = Prisma.ListingGetPayload<{ select: typeof snapshotSelect }>;

const sorted = (texts: readonly (string | null)[]) =>
  texts.filter((text) => text !== null && text !== '').toSorted();

/** The texts of a listing as stored in its snapshot. */
export function textsOf({
  nameHolidayHome,
  nameResidence,
  description,
  houseRules,
  ...listing
}: SnapshotSource) {
  return {
    ...{ nameHolidayHome, nameResidence, description, houseRules },
    roomNames: listing.rooms.map(({ name }) => name),
    costLabels: sorted(listing.costs.map(({ label }) => label)),
    photoWords: sorted(listing.pictures.map((picture) => picture.description)),
  };
}

/** A hash of what was shown: equal texts, photos and facts (`loadShown`) have the same version. */
export function versionOf(listing: SnapshotSource, facts: string): string {
  const keys = [...new Set(listing.pictures.map(({ storageKey }) => storageKey))].toSorted();
  const shown = JSON.stringify([textsOf(listing), keys, facts]);
  return createHash('sha256').update(shown).digest('hex');
}
