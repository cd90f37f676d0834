import 'server-only';

import type { FieldErrors } from '@/lib/api/error-codes';
import { hasBillingDetails } from '@/lib/accounts/billing-details';
import { findCity } from '@/lib/listings/cities';
import type { Point } from '@/lib/listings/cities';
import type { ReadListingForm } from '@/lib/listings/form-contract';
import { registerIssues, touchesAddress, withRegister } from '@/lib/listings/form-register';
import {
  applyListingForm,
  conceptIssues,
  emptyListingValues,
  needsReviewAgain,
  publishIssues,
} from '@/lib/listings/form-rules';
import type { ListingValues } from '@/lib/listings/form-rules';
import type { PictureSlot } from '@/lib/listings/picture-order';
import type { Tx } from '@/server/db';
import { getBilling } from '@/server/features/billing/get-billing';
import { DomainError, invalid } from '@/server/http/errors';
import { listingFormTexts } from '@/lib/texts/listing-form';
import { valuesOfRow } from '@/server/features/listings/listing-columns';
import { managerFaults } from '@/server/features/listings/form/save-managers';
import type { ListingRow } from '@/server/features/listings/select';
import { findKnownLodging } from '@/server/features/lodging-register/find-lodging';
import { findPictures, planPictures } from '@/server/features/photos/save-pictures';
import type { ExistingPicture, PicturesChange } from '@/server/features/photos/save-pictures';

/** A submitted form, with what is known about its files. */
export interface SaveOrder {
  form: ReadListingForm;
  pictures: PicturesChange;
  photoFaults: readonly string[];
  /** The current listing; null for a new one. */
  row: ListingRow | null;
  owner: ListingRow['user'];
}

/** What saving will do; all checks have passed. */
export interface SavePlan {
  values: ListingValues;
  /** Whether the listing is to be public, or awaiting approval, afterwards. */
  publish: boolean;
  /** Whether it was approved and its approved content has changed (docs/rules/listing-form.md#edits-after-approval). */
  backToReview: boolean;
  /** Undefined: unchanged. */
  point: Point | null | undefined;
  existing: ExistingPicture[];
  slots: PictureSlot[];
}

function isToBePublic({ form: { input }, row }: SaveOrder): boolean {
  if (input.action) return input.action === 'enable';
  return row ? row.disabledAt === null : !input.disabled_at;
}

/** Billing details are required at that moment; a listing that is already online can be saved without them. */
const goesPublic = (order: SaveOrder) => isToBePublic(order) && order.row?.disabledAt !== null;

/** If the form says which version it was filled from, the later of two concurrent edits is rejected. */
function refuseStale({ form: { input }, row }: SaveOrder): void {
  if (row && input.updated_at && new Date(input.updated_at) < row.updatedAt)
    throw new DomainError('conflict');
}

/** While an authority's order stands, nobody publishes. */
function refuseOrdered(order: SaveOrder): void {
  if (order.row?.orderedAt && isToBePublic(order)) throw new DomainError('order_stands');
}

interface Settled {
  values: ListingValues;
  point: Point | null | undefined;
  issues: FieldErrors;
}

/** The listing's values after the form, with the register's values if number or address change. */
async function settleListing(db: Tx, order: SaveOrder, before: ListingValues): Promise<Settled> {
  const asked = applyListingForm(before, order.form.input);
  if (order.row && !touchesAddress(before, asked)) return { values: asked, point: undefined, issues: {} };
  const known = asked.logiesdecreet === null ? null : await findKnownLodging(asked.logiesdecreet, db);
  const values = known ? withRegister(asked, known.record) : asked;
  const town = values.listing_city_id === null ? null : findCity(values.listing_city_id);
  return {
    values,
    // Without a point from the register a listing is placed in the middle of its town on the map.
    point: known?.point ?? (town && { latitude: town.latitude, longitude: town.longitude }),
    issues: known ? registerIssues(values, known.record) : {},
  };
}

const unless = (field: string, faults: readonly string[]): FieldErrors =>
  faults.length > 0 ? { [field]: [...faults] } : {};

function planFaults(plan: string | null | undefined): string[] {
  const isKnown = !plan || getBilling().isFree || getBilling().isPlan(plan);
  return isKnown ? [] : [listingFormTexts.unknownPlan];
}

/**
 * Everything that a form changes in a listing, decided but not yet written.
 * @throws DomainError conflict (409) for a form filled from an older version, order_stands (409); 422 with everything
 *   that is wrong or missing
 */
export async function planSave(db: Tx, order: SaveOrder): Promise<SavePlan> {
  refuseStale(order);
  refuseOrdered(order);
  const { form, row, owner } = order;
  const before = row ? valuesOfRow(row) : emptyListingValues;
  const existing = row ? await findPictures(db, row.id) : [];
  const { slots, faults: orderFaults } = planPictures(existing, order.pictures);
  const { values, point, issues } = await settleListing(db, order, before);
  const publish = isToBePublic(order);
  const facts = { photos: slots.length, hasBillingDetails: !goesPublic(order) || hasBillingDetails(owner) };
  const errors: FieldErrors = {
    ...(publish ? publishIssues(values, facts) : conceptIssues(values)),
    ...issues,
    ...unless('managers', managerFaults(form.input.managers ?? [], owner.email)),
    ...unless('images_pool', [...order.photoFaults, ...orderFaults]),
    ...unless('plan', planFaults(form.input.plan)),
    ...form.faults,
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const backToReview = row?.approvedAt != null && needsReviewAgain(before, values);
  return { values, publish, backToReview, point, existing, slots };
}
