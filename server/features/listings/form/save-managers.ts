import 'server-only';

import type { ManagerRole } from '@/lib/listings/manager-roles';
import { MAX_MANAGERS } from '@/lib/listings/form-limits';
import { listingFormTexts } from '@/lib/texts/listing-form';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { consume } from '@/server/http/rate-limit';
import { findSeenName } from '@/server/features/listings/seen-name';
import { newInvitationToken } from '@/server/features/invitations/open-invitation';
import { queueMail } from '@/server/mail/queue-mail';

/** The listing whose calendar is shared, for the invitation and the rules. */
export interface ManagedListing {
  id: number;
  city: { name: string } | null;
  user: { email: string };
}

export interface ManagersChange {
  listing: ManagedListing;
  actor: Pick<Actor, 'id'>;
  /** All that the listing is to have afterwards. */
  emails: readonly string[];
  /** For those invited now. */
  role?: ManagerRole;
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Errors in this list of calendar managers. */
export function managerFaults(emails: readonly string[], ownerEmail: string): string[] {
  return [
    ...(emails.some((email) => same(email, ownerEmail)) ? [listingFormTexts.ownEmail] : []),
    ...(emails.length > MAX_MANAGERS ? [listingFormTexts.tooManyManagers] : []),
  ];
}

/**
 * Makes these the calendar managers of a listing, and invites new ones by mail: the calendar is shared with an address
 * once its reader accepts.
 * @throws DomainError 422 on `managers`; too_many_requests (429) for too many invitations
 */
export async function saveManagers(
  tx: Tx,
  { listing, actor, emails, role = 'calendar' }: ManagersChange,
): Promise<void> {
  const faults = managerFaults(emails, listing.user.email);
  if (faults.length > 0) throw invalid({ managers: faults });
  const existing = await tx.listingManager.findMany({
    where: { listingId: listing.id },
    select: { id: true, email: true },
  });
  const gone = existing.filter(({ email }) => !emails.some((kept) => same(kept, email)));
  const fresh = emails.filter((email) => !existing.some((known) => same(known.email, email)));
  await tx.listingManager.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
  for (const email of fresh) {
    // Adding and removing in turn must not become a way to mail strangers.
    await consume('invitation', String(actor.id));
    await inviteManager(tx, listing, { email, role });
  }
}

interface Invited {
  email: string;
  role: ManagerRole;
}

/** The same work and the same mail for every address, so that nobody learns who has an account. */
async function inviteManager(tx: Tx, listing: ManagedListing, { email, role }: Invited): Promise<void> {
  const { token, hash } = newInvitationToken();
  const { id } = await tx.listingManager.create({
    data: { listingId: listing.id, email, role, invitationHash: hash },
    select: { id: true },
  });
  await queueMail(tx, {
    template: 'listing-manager-invited',
    props: { listingName: await findSeenName(tx, listing.id), town: listing.city?.name ?? null, token, role },
    to: email,
    dedupeKey: `listing-manager:${id}:invited`,
  });
}
