import 'server-only';

import { listingTexts } from '@/lib/texts/listings';
import { MAX_MANAGERS } from '@/lib/listings/form-contract';
import { listingFormTexts } from '@/lib/texts/listing-form';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { consume } from '@/server/http/rate-limit';
import { queueMail } from '@/server/mail/queue-mail';

/** Whose calendar it is, for the invitation and for what cannot be invited. */
export interface ManagedHome {
  id: number;
  nameHolidayHome: string | null;
  slug: string;
  user: { firstName: string; email: string };
}

export interface ManagersChange {
  home: ManagedHome;
  actor: Pick<Actor, 'id'>;
  /** All that the listing has afterwards. */
  emails: readonly string[];
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** What forbids these calendar managers. */
export function managerFaults(emails: readonly string[], ownerEmail: string): string[] {
  return [
    ...(emails.some((email) => same(email, ownerEmail)) ? [listingFormTexts.ownEmail] : []),
    ...(emails.length > MAX_MANAGERS ? [listingFormTexts.tooManyManagers] : []),
  ];
}

/**
 * Makes these the calendar managers of a listing, and invites whoever is new by mail: who has an account sees the
 * calendar at once, an address without one by registering (decisions, 'who becomes what').
 * @throws DomainError 422 on `managers`; too_many_requests (429) for who invites without end
 */
export async function saveManagers(tx: Tx, { home, actor, emails }: ManagersChange): Promise<void> {
  const faults = managerFaults(emails, home.user.email);
  if (faults.length > 0) throw invalid({ managers: faults });
  const existing = await tx.listingManager.findMany({
    where: { listingId: home.id },
    select: { id: true, email: true },
  });
  const gone = existing.filter(({ email }) => !emails.some((kept) => same(kept, email)));
  const fresh = emails.filter((email) => !existing.some((known) => same(known.email, email)));
  await tx.listingManager.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
  for (const email of fresh) {
    // Adding and removing by turns must not become a way to write to strangers.
    await consume('invitation', String(actor.id));
    await inviteManager(tx, home, email);
  }
}

async function inviteManager(tx: Tx, home: ManagedHome, email: string): Promise<void> {
  // Only who has proved an address is who it was given to; others are linked once they do.
  const user = await tx.user.findFirst({
    where: { email, emailVerifiedAt: { not: null }, suspendedAt: null },
    select: { id: true },
  });
  const { id } = await tx.listingManager.create({
    data: { listingId: home.id, email, userId: user?.id ?? null },
    select: { id: true },
  });
  await queueMail(tx, {
    template: 'listing-manager-invited',
    props: {
      landlordFirstName: home.user.firstName,
      listingName: home.nameHolidayHome ?? listingTexts.nameless,
      slug: user ? home.slug : null,
    },
    to: email,
    dedupeKey: `listing-manager:${id}:invited`,
  });
}
