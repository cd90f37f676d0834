import 'server-only';

import { hasBillingDetails } from '@/lib/accounts/billing-details';
import { publishIssues } from '@/lib/listings/form-rules';
import { recordAudit } from '@/server/audit/record-audit';
import type { Tx } from '@/server/db';
import { valuesOfRow } from '@/server/features/listings/listing-columns';
import { listingSelect } from '@/server/features/listings/select';

/**
 * Puts a listing online, or up for approval, now that it is paid. If it has become incomplete it stays a draft, which
 * its owner completes and publishes without paying again.
 */
export async function publishPaidListing(tx: Tx, id: number): Promise<void> {
  const row = await tx.listing.findUniqueOrThrow({ where: { id }, select: listingSelect });
  const photos = await tx.listingPicture.count({ where: { listingId: id } });
  const facts = { photos, hasBillingDetails: hasBillingDetails(row.user) };
  // A home from before the declaration existed is asked for it at its next save.
  const { registration_declared: _asked, ...missing } = publishIssues(valuesOfRow(row), facts);
  // While an authority's order stands, nothing puts it online.
  const isReady = row.orderedAt === null && Object.keys(missing).length === 0;
  const isOffline = row.disabledAt !== null;
  await tx.listing.update({
    where: { id },
    data: { unpaidAt: null, ...(isReady && { disabledAt: null }) },
    select: { id: true },
  });
  if (!isReady || !isOffline) return;
  await recordAudit(tx, {
    actor: { id: row.userId, impersonatorId: null },
    action: 'listing.enable',
    subject: { type: 'listing', id },
    details: { paid: true },
  });
}
