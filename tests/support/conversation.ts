/** Shared by tests of conversations about a request. */
import { addDays, todayIn } from '@/lib/dates/day';
import type { BookingRequestDetail } from '@/lib/booking-requests/contract';
import type { GuestStay } from '@/lib/guest-stays/contract';
import type { MessagePage } from '@/lib/messages/contract';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeGuestToken } from '@/tests/factories/guest-token';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';

/** The arrival in the factory's requests. */
export const arrival = addDays(todayIn(), 60);
export const approval = { check_in: '16:00', check_out: '10:30', message: null };

/** Days and total that the landlord offers instead. */
export const offer = (changes: Record<string, unknown> = {}) => ({
  start_date: addDays(arrival, 10),
  end_date: addDays(arrival, 14),
  total_cents: 45_050,
  ...changes,
});

export interface Told<Data> {
  data: Data;
  message: string;
  errors?: Record<string, string[]>;
}

type RequestChanges = Parameters<typeof makeBookingRequest>[0];
type ListingChanges = Parameters<typeof makeListing>[0];

/** A landlord and a guest with a request, each with the calls they can make. */
export async function makeTalk(changes: RequestChanges = {}, listingChanges: ListingChanges = {}) {
  const owner = await makeUser({ phoneNumber: '0032470111111' });
  const listing = await makeListing({ userId: owner.id, arrivalInfo: 'Kluisje 4711', ...listingChanges });
  const request = await makeBookingRequest({ listingId: listing.id, ...changes });
  const token = await makeGuestToken({ kind: 'booking-requests', id: request.id });
  const landlordClient = await signedIn(owner);
  const guestClient = visitor();
  const desk = `/api/booking-requests/${request.id}`;
  const own = `/api/stays/${token}`;
  return {
    owner,
    listing,
    request,
    token,
    landlordClient,
    guestClient,
    landlord: {
      see: async () => (await landlordClient.get<Told<BookingRequestDetail>>(desk)).body.data,
      act: (action: string, body: unknown = action === 'approve' ? approval : {}) =>
        landlordClient.post<Told<BookingRequestDetail>>(`${desk}/${action}`, body),
      offer: (body: unknown = offer()) =>
        landlordClient.put<Told<BookingRequestDetail>>(`${desk}/offer`, body),
      takeBack: () => landlordClient.delete<Told<BookingRequestDetail>>(`${desk}/offer`),
      say: (message: unknown) => landlordClient.post<Told<{ id: number }>>(`${desk}/messages`, { message }),
      thread: async (page = 1) =>
        (await landlordClient.get<MessagePage>(`${desk}/messages?page=${page}`)).body,
    },
    guest: {
      see: async () => (await guestClient.get<Told<GuestStay>>(own)).body.data,
      act: (action: string, body?: unknown) => guestClient.post<Told<GuestStay>>(`${own}/${action}`, body),
      say: (message: unknown) => guestClient.post<Told<{ id: number }>>(`${own}/messages`, { message }),
      thread: async (page = 1) => (await guestClient.get<MessagePage>(`${own}/messages?page=${page}`)).body,
    },
  };
}
export type Talk = Awaited<ReturnType<typeof makeTalk>>;
