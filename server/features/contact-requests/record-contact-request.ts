import 'server-only';

import type { ContactRequestInput } from '@/lib/contact-requests/contract';
import type { ContactableListing } from '@/server/features/contact-requests/find-contactable-listing';
import type { Tx } from '@/server/db';
import { newGuestToken } from '@/server/features/requests/guest-tokens';
import { openThread } from '@/server/features/requests/open-thread';
import { queuePush } from '@/server/features/push/queue-push';
import { queueMail } from '@/server/mail/queue-mail';
import { sentDigest } from '@/server/features/requests/sent-digest';

/**
 * Stores a validated contact request, with a receipt for the guest and a mail to owners who want mail. An identical
 * request is stored once: sent again it is `repeated`, and nobody is mailed.
 * @throws DomainError listing_not_found if the listing was removed since it was loaded
 */
export async function recordContactRequest(
  tx: Tx,
  listing: ContactableListing,
  input: ContactRequestInput,
): Promise<{ repeated: boolean }> {
  const [request] = await tx.contactRequest.createManyAndReturn({
    skipDuplicates: true,
    data: {
      listingId: listing.id,
      sentDigest: sentDigest(input),
      firstName: input.first_name,
      lastName: input.last_name,
      email: input.email,
      country: input.country,
      phone: input.phone,
      subject: input.subject,
      message: input.message,
      locale: input.locale,
    },
    select: { id: true, code: true },
  });
  if (!request) return { repeated: true };
  const { id, code } = request;
  const token = newGuestToken();
  const opening = { listingId: listing.id, message: input.message, tokens: [token] };
  await openThread(tx, { kind: 'contact-requests', id }, opening);
  await queueMail(tx, {
    template: 'contact-request-received',
    props: { slug: listing.slug, listingName: listing.name, code, token },
    to: input.email,
    locale: input.locale,
    dedupeKey: `contact-request:${id}:received`,
  });
  await queuePush(tx, { about: 'question-new', id }, { listing: listing.id });
  if (listing.owner.receiveEmails) await tellOwner(tx, listing, input, request);
  return { repeated: false };
}

async function tellOwner(
  tx: Tx,
  listing: ContactableListing,
  input: ContactRequestInput,
  { id, code }: { id: number; code: string },
): Promise<void> {
  await queueMail(tx, {
    template: 'contact-request-new',
    props: {
      ownerFirstName: listing.owner.firstName,
      requestId: id,
      slug: listing.slug,
      code,
      listingName: listing.name,
      guestName: `${input.first_name} ${input.last_name}`,
      guestEmail: input.email,
      guestPhone: input.phone,
      country: input.country,
      subject: input.subject,
      message: input.message,
      locale: input.locale,
    },
    to: listing.owner.email,
    replyTo: input.email,
    dedupeKey: `contact-request:${id}:new`,
  });
}
