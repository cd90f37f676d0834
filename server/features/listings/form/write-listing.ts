import 'server-only';

import type { SavedListing } from '@/lib/listings/form-contract';
import type { Actor } from '@/server/auth/actor';
import { getBilling } from '@/server/features/billing/get-billing';
import { requireTaxDetails } from '@/server/features/dac7/require-tax-details';
import type { Tx } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';
import { assessSaved } from '@/server/features/licence-states/assess-licences';
import { claimSlug } from '@/server/features/listings/claim-slug';
import { columnsOf, saveRooms, saveSettings } from '@/server/features/listings/listing-columns';
import type { SaveOrder, SavePlan } from '@/server/features/listings/form/plan-save';
import { declarationOf } from '@/server/features/listings/form/declaration';
import { recordSave, savedFields } from '@/server/features/listings/form/record-save';
import { saveManagers } from '@/server/features/listings/form/save-managers';
import { listingSelect } from '@/server/features/listings/select';
import type { ListingRow } from '@/server/features/listings/select';
import { saveTranslations } from '@/server/features/listings/translations';
import { serializeOwnListing } from '@/server/features/listings/serialize';
import { matchHome } from '@/server/features/short-stay/match-homes';
import { savePictures } from '@/server/features/photos/save-pictures';
import type { StoredPhoto } from '@/server/features/photos/store-photo';
import { findCity } from '@/lib/listings/cities';

interface Writing {
  order: SaveOrder;
  plan: SavePlan;
  /** The stored originals of the new photos. */
  stored: readonly StoredPhoto[];
  actor: Actor;
  ownerId: number;
}

/** A saved listing, with what is left to do after the transaction. */
export interface Written {
  row: ListingRow;
  /** Publishing has to be paid for first: until then it stays offline. */
  isPaymentDue: boolean;
  /** Storage keys of originals that no photo uses any more. */
  freedKeys: string[];
}

/** Whether publishing has to be paid for first; false without asking if it is public already, or stays offline. */
async function mustBePaid(tx: Tx, { order, plan, ownerId }: Writing): Promise<boolean> {
  if (!plan.publish || order.row?.disabledAt === null) return false;
  await requireTaxDetails(tx, ownerId);
  return !(await getBilling().isPaid(tx, order.row?.id ?? null));
}

/**
 * The slug after a change: made from what a draft contains, and again once name and town are known. From the first
 * publication on it never changes.
 */
async function slugAfter(tx: Tx, { plan, order: { row } }: Writing): Promise<string> {
  const { name_holiday_home: name, listing_city_id: cityId } = plan.values;
  if (row) {
    const isSettled = row.nameHolidayHome !== null && row.city !== null;
    const isSame = name === row.nameHolidayHome && cityId === (row.city?.id ?? null);
    if (row.firstPublishedAt || isSettled || isSame) return row.slug;
  }
  return claimSlug(tx, name, cityId === null ? null : (findCity(cityId)?.name ?? null), row?.id);
}

async function writeRow(tx: Tx, writing: Writing, isOnline: boolean): Promise<number> {
  const { plan, order, ownerId, actor } = writing;
  const { row } = order;
  const data = {
    slug: await slugAfter(tx, writing),
    ...columnsOf(plan.values),
    ...declarationOf({
      before: row?.registrationDeclared ?? null,
      answer: plan.values.registration_declared,
      actor,
    }),
    ...(plan.point !== undefined && {
      latitude: plan.point?.latitude ?? null,
      longitude: plan.point?.longitude ?? null,
    }),
    disabledAt: isOnline ? null : (row?.disabledAt ?? new Date()),
    // Taken offline on purpose: it does not come back when its owner's suspension ends, or once it is paid.
    ...((isOnline || order.form.input.action === 'disable') && { suspendedAt: null, unpaidAt: null }),
    ...(plan.backToReview && { approvedAt: null }),
  };
  if (row) {
    await tx.listing.update({ where: { id: row.id }, data, select: { id: true } });
    return row.id;
  }
  const { id } = await tx.listing.create({ data: { ...data, userId: ownerId }, select: { id: true } });
  return id;
}

/** Writes a planned change: row, options, rooms, photos and managers, with jobs and mails. */
export async function writeListing(tx: Tx, writing: Writing): Promise<Written> {
  const { order, plan, stored, actor } = writing;
  const isPaymentDue = await mustBePaid(tx, writing);
  const listingId = await writeRow(tx, writing, plan.publish && !isPaymentDue);
  await matchHome(tx, listingId);
  await saveSettings(tx, listingId, plan.values);
  if (order.form.input.rooms !== undefined) await saveRooms(tx, listingId, plan.values.rooms);
  if (order.form.input.translations !== undefined) {
    await saveTranslations(tx, listingId, plan.values.translations);
  }
  const { pictures: change } = order;
  const freedKeys = await savePictures(tx, { ...plan, listingId, change, stored });
  if (change.add.length + change.place.length > 0) {
    await enqueue(tx, 'make-avif', { listingId }, { key: `make-avif:${listingId}`, queue: 'photos' });
  }
  const numbers = [plan.values.logiesdecreet ?? '', ...(order.row ? [order.row.logiesdecreet] : [])];
  await assessSaved(tx, { id: listingId, numbers });
  const row = await tx.listing.findUniqueOrThrow({ where: { id: listingId }, select: listingSelect });
  await recordSave(tx, {
    actor,
    listing: { id: listingId, ownerId: row.userId, disabledAt: row.disabledAt },
    before: order.row,
    fields: savedFields(order.form.input),
  });
  const { managers } = order.form.input;
  if (managers === undefined) return { row, isPaymentDue, freedKeys };
  await saveManagers(tx, { listing: row, actor, emails: managers });
  const withManagers = await tx.listing.findUniqueOrThrow({
    where: { id: listingId },
    select: listingSelect,
  });
  return { row: withManagers, isPaymentDue, freedKeys };
}

/** The response to saving; if payment is due, with the address to pay at (docs/rules/listing-form.md#wire). */
export async function savedAnswer(
  { row, isPaymentDue }: Written,
  actor: Actor,
  plan: string | null | undefined,
): Promise<SavedListing> {
  const data = serializeOwnListing(row, actor);
  if (!isPaymentDue) return { data };
  const payable = { id: row.id, slug: row.slug, ownerId: row.userId };
  const { url } = await getBilling().startPayment(payable, plan ?? null);
  return { data, redirect: true, url };
}
