import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import type { ChangedListing, ChangedPage, SnapshotTexts } from '@/lib/moderation/contract';
import { moderationState } from '@/lib/moderation/lifecycle';
import { shownDifference, shownSchema } from '@/lib/moderation/shown';
import type { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { snapshotSelect, textsOf, versionOf } from '@/server/features/listings/snapshot';
import { pictureSelect } from '@/server/features/listings/select';
import { pictureOf } from '@/server/features/listings/serialize';
import { loadShown } from '@/server/features/listings/shown';

const select = {
  nameHolidayHome: true,
  nameResidence: true,
  description: true,
  houseRules: true,
  roomNames: true,
  costLabels: true,
  photoWords: true,
  photoKeys: true,
  shown: true,
  changedAt: true,
  listing: {
    select: {
      ...snapshotSelect,
      id: true,
      slug: true,
      approvedAt: true,
      disabledAt: true,
      user: { select: { id: true, firstName: true, lastName: true } },
      pictures: {
        select: { ...pictureSelect, storageKey: true, description: true },
        orderBy: { orderNumber: 'asc' },
      },
    },
  },
} as const satisfies Prisma.ListingSnapshotSelect;
type Row = Prisma.ListingSnapshotGetPayload<{ select: typeof select }>;

const serializeTexts = (
  listing: ReturnType<typeof textsOf>,
  { translations, facts }: Pick<SnapshotTexts, 'translations' | 'facts'>,
): SnapshotTexts => ({
  name_holiday_home: listing.nameHolidayHome,
  name_residence: listing.nameResidence,
  description: listing.description,
  house_rules: listing.houseRules,
  translations,
  rooms: listing.roomNames.join('\n') || null,
  costs: listing.costLabels.toSorted().join('\n') || null,
  photo_words: listing.photoWords.toSorted().join('\n') || null,
  facts,
});

function toChangedListing(
  { listing, photoKeys, changedAt, shown, ...seen }: Row,
  now: string | undefined,
): ChangedListing[] {
  // Just removed.
  if (changedAt === null || now === undefined) return [];
  const [was, is] = [shownSchema.parse(shown), shownSchema.parse(JSON.parse(now))];
  const facts = shownDifference(was, is);
  const { id, slug, user, pictures } = listing;
  const kept = new Set(pictures.map(({ storageKey }) => storageKey));
  const known = new Set(photoKeys);
  return [
    {
      id,
      slug,
      state: moderationState({ approved: listing.approvedAt, disabled: listing.disabledAt }),
      owner: { id: user.id, full_name: `${user.firstName} ${user.lastName}` },
      changed_at: changedAt.toISOString(),
      version: versionOf(listing, now),
      before: serializeTexts(seen, { translations: was.translations, facts: facts.before }),
      after: serializeTexts(textsOf(listing), { translations: is.translations, facts: facts.after }),
      photos: {
        added: pictures.filter(({ storageKey }) => !known.has(storageKey)).map(pictureOf),
        removed: photoKeys.filter((key) => !kept.has(key)).length,
      },
    },
  ];
}

/** Approved listings that differ from what an admin last saw. */
export const whereChanged = {
  changedAt: { not: null },
  listing: { approvedAt: { not: null } },
} as const satisfies Prisma.ListingSnapshotWhereInput;

/**
 * GET /api/listings/changed, for admins: approved listings that differ from what an admin last saw, oldest change
 * first. They stay online; this is only a list to review.
 */
export async function listChangedListings({ query }: { query: PageQuery }): Promise<ChangedPage> {
  const where = whereChanged;
  const [rows, total] = await Promise.all([
    prisma().listingSnapshot.findMany({
      where,
      select,
      orderBy: [{ changedAt: 'asc' }, { listingId: 'asc' }],
      skip: (query.page - 1) * query.limit,
      take: query.limit,
    }),
    prisma().listingSnapshot.count({ where }),
  ]);
  const shown = await loadShown(
    prisma(),
    rows.map(({ listing }) => listing.id),
  );
  return toPage({
    items: rows.flatMap((row) => toChangedListing(row, shown.get(row.listing.id))),
    page: query.page,
    perPage: query.limit,
    total,
    path: '/api/listings/changed',
    query: { limit: String(query.limit) },
  });
}
