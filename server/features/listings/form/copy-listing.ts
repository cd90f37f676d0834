import 'server-only';

import type { SavedListing } from '@/lib/listings/form-contract';
import { MAX_NAME } from '@/lib/listings/form-limits';
import { listingFormTexts } from '@/lib/texts/listing-form';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { claimSlug } from '@/server/features/listings/claim-slug';
import { countNewListing } from '@/server/features/listings/count-new-listing';
import { getListingFor } from '@/server/features/listings/find-listing';
import { columnsOf, saveRooms, saveSettings, valuesOfRow } from '@/server/features/listings/listing-columns';
import { mayCreateListing, mayEditListing } from '@/server/features/listings/policy';
import { recordSave } from '@/server/features/listings/form/record-save';
import { listingSelect } from '@/server/features/listings/select';
import { saveTranslations } from '@/server/features/listings/translations';
import { serializeOwnListing } from '@/server/features/listings/serialize';
import { lockListing } from '@/server/features/listings/form/update-listing';
import { copyPictures } from '@/server/features/photos/copy-pictures';
import { matchHome } from '@/server/features/short-stay/match-homes';
import { copyTerms } from '@/server/features/stays/copy-terms';

/** 'Zeezicht (kopie)', with the name shortened to fit the field. */
function copyName(name: string | null): string | null {
  const { copySuffix } = listingFormTexts;
  return name && name.slice(0, MAX_NAME - copySuffix.length).trimEnd() + copySuffix;
}

interface Input {
  actor: Actor;
  params: { id: string };
}

/** Locks the original listing meanwhile, so that none of its photos is deleted before the copy uses it. */
async function copy(tx: Tx, id: number, actor: Actor): Promise<number> {
  const row = await lockListing(tx, id, actor);
  const before = valuesOfRow(row);
  const values = { ...before, name_holiday_home: copyName(before.name_holiday_home) };
  const slug = await claimSlug(tx, values.name_holiday_home, row.city?.name ?? null);
  const made = await tx.listing.create({
    data: {
      ...columnsOf(values),
      slug,
      userId: row.userId,
      latitude: row.latitude,
      longitude: row.longitude,
      disabledAt: new Date(),
    },
    select: { id: true, userId: true, disabledAt: true },
  });
  await matchHome(tx, made.id);
  await saveSettings(tx, made.id, values);
  await saveRooms(tx, made.id, values.rooms);
  await saveTranslations(tx, made.id, values.translations);
  await copyTerms(tx, id, made.id);
  await copyPictures(tx, id, made.id);
  await recordSave(tx, { actor, listing: { ...made, ownerId: made.userId }, before: null, fields: [] });
  return made.id;
}

/**
 * POST /api/listings/{id}/copy: creates a draft of the same owner with the listing's texts, options, rooms, photos,
 * costs, stay rules and seasons, but none of its history (docs/rules/listings.md#copies).
 * @throws DomainError listing_not_found, forbidden; too_many_listings (429)
 */
export async function copyListing({ actor, params }: Input): Promise<SavedListing> {
  const { id } = await getListingFor(params.id, actor, mayEditListing);
  authorize(mayCreateListing(actor));
  const made = await countNewListing(actor, () => transaction((tx) => copy(tx, id, actor)));
  const row = await prisma().listing.findUniqueOrThrow({ where: { id: made }, select: listingSelect });
  return { data: serializeOwnListing(row, actor) };
}
