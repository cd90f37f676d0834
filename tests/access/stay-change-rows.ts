import { addDays, todayIn } from '@/lib/dates/day';
import { byLink, plain } from '@/tests/access/conversation-rows';
import { owners } from '@/tests/access/world';
import type { Row, Rows, World } from '@/tests/access/world';

const wanted = {
  start_date: addDays(todayIn(), 70),
  end_date: addDays(todayIn(), 73),
  number_of_adults: 2,
  number_of_children: 0,
};
const query = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));

const ofStay = (rest: string, status: number, body?: unknown): Row => ({
  url: ({ bookingRequest }: World) => `/api/booking-requests/${bookingRequest.id}${rest}`,
  body: () => body,
  expected: owners(status),
});

/** The request is pending: nothing of it can be changed, and it has no changes. */
export const stayChangeRows: Rows = {
  'GET /api/booking-requests/[id]/quote': ofStay(`/quote?${query}`, 200),
  'POST /api/booking-requests/[id]/changes': ofStay('/changes', 409, { ...wanted, total_cents: 300_00 }),
  'DELETE /api/booking-requests/[id]/changes/[change]': ofStay('/changes/999999', 404),
  'POST /api/booking-requests/[id]/changes/[change]/accept': ofStay('/changes/999999/accept', 404),
  'POST /api/booking-requests/[id]/changes/[change]/decline': ofStay('/changes/999999/decline', 404),
  'POST /api/stays/[token]/changes': byLink('/changes', 409, () => wanted),
  'DELETE /api/stays/[token]/changes/[change]': byLink('/changes/999999', 404),
  'POST /api/stays/[token]/changes/[change]/accept': byLink('/changes/999999/accept', 404),
  'POST /api/stays/[token]/changes/[change]/decline': byLink('/changes/999999/decline', 404),
  'POST /api/stays/[token]/changes/form': plain('/changes'),
  'POST /api/stays/[token]/changes/[change]/accept/form': plain('/changes/999999/accept'),
  'POST /api/stays/[token]/changes/[change]/decline/form': plain('/changes/999999/decline'),
  'POST /api/stays/[token]/changes/[change]/take-back/form': plain('/changes/999999/take-back'),
};
