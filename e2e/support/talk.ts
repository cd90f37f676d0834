/** A request of a guest who has the link from a mail, with its landlord. */
import { createHash, randomBytes } from 'node:crypto';
import { makeAccount } from '@/e2e/support/accounts';
import type { NewAccount } from '@/e2e/support/accounts';
import { rowsOf } from '@/e2e/support/database';
import { makeListing } from '@/e2e/support/listings';
import type { RequestTerms } from '@/lib/booking-requests/terms-contract';
import { route } from '@/lib/paths';

export interface Talk {
  owner: NewAccount;
  requestId: number;
  /** The guest's own page. */
  page: string;
  guestEmail: string;
}

/** Three nights in forty days, in a listing that hides its address. */
export async function makeTalk(guestEmail: string, terms: RequestTerms | null = null): Promise<Talk> {
  const owner = await makeAccount();
  const listing = await makeListing(owner.id, { name: 'Duinroos', state: 'online' });
  await rowsOf(
    `UPDATE listings SET display_home_address = false, address_street_name = 'Kapelstraat',
       address_house_number = '27', address_postcode = '8400', phone_number = '0032470123456',
       arrival_info = 'Kluisje 4711' WHERE id = $1`,
    [listing.id],
  );
  const token = randomBytes(32).toString('base64url');
  const [request] = await rowsOf<{ id: number }>(
    `WITH request AS (
       INSERT INTO booking_requests (listing_id, first_name, last_name, date_of_birth, email, country, start_date, end_date,
         number_of_adults, number_of_children, message, price, terms)
       VALUES ($1, 'Noor', 'Maes', '1980-03-02', $2, 'be', current_date + 40, current_date + 43, 2, 0, 'Mogen wij komen?', 300, $4)
       RETURNING id, message),
     said AS (
       INSERT INTO messages (booking_request_id, sender, body, told_at) SELECT id, 'guest', message, now() FROM request),
     link AS (INSERT INTO guest_tokens (token_hash, booking_request_id) SELECT $3, id FROM request)
     SELECT id FROM request`,
    [
      listing.id,
      guestEmail,
      createHash('sha256').update(token).digest('hex'),
      terms && JSON.stringify(terms),
    ],
  );
  if (!request) throw new Error('no request was made');
  return { owner, requestId: request.id, page: route('guest-stay', { token }), guestEmail };
}
