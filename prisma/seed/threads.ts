/** Conversations between guests and owners in the demo world. */
import type { Prisma } from '@/prisma/generated/client';
import { utcDateToDay } from '@/lib/dates/day';
import { noteText } from '@/lib/messages/note-text';
import type { ThreadNote } from '@/lib/messages/note';
import { chatTexts } from './messages';
import { Random } from './random';

type Booking = Prisma.BookingRequestCreateManyInput;
type Contact = Prisma.ContactRequestCreateManyInput;
type MessageRow = Prisma.MessageCreateManyInput;

/** Marked as notified: no emails about messages in the demo world. */
const said = (of: Pick<MessageRow, 'bookingRequestId' | 'contactRequestId'>, readAt: Date | null) => {
  const row = (sender: MessageRow['sender'], body: string, at: Date, note?: ThreadNote): MessageRow => ({
    ...of,
    sender,
    body,
    note,
    createdAt: at,
    toldAt: at,
    readAt: sender === 'guest' ? readAt && new Date(Math.max(readAt.getTime(), at.getTime())) : at,
  });
  return row;
};

const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

/** The site's own note about an offer; offers in the demo world never change the days. */
function offerNote({ startDate, endDate, offerTotalCents }: Booking): ThreadNote {
  return {
    kind: 'offer_made',
    start_date: utcDateToDay(new Date(startDate)),
    end_date: utcDateToDay(new Date(endDate)),
    total_cents: offerTotalCents ?? 0,
  };
}

function ofBooking(booking: Booking): MessageRow[] {
  const asked = new Date(booking.createdAt ?? 0);
  const readAt = booking.readAt ? new Date(booking.readAt) : null;
  const row = said({ bookingRequestId: booking.id }, readAt);
  const rows = [row('guest', booking.message, asked)];
  const decided = booking.modifiedAt ? new Date(booking.modifiedAt) : null;
  if (booking.reply && decided) rows.push(row('landlord', booking.reply, decided));
  if (booking.offerMadeAt) {
    const made = new Date(booking.offerMadeAt);
    const note = offerNote(booking);
    rows.push(row('system', noteText(note), made, note), row('landlord', chatTexts.offer, made));
  }
  const random = new Random(`thread/${booking.code}`);
  if (booking.status === 'approved' && decided && random.chance(0.35)) {
    const [question, answer] = random.pick(chatTexts.after);
    rows.push(
      row('guest', question, minutesAfter(decided, 20)),
      row('landlord', answer, minutesAfter(decided, 55)),
    );
  }
  return rows;
}

function ofContact(contact: Contact): MessageRow[] {
  const asked = new Date(contact.createdAt ?? 0);
  const row = said({ contactRequestId: contact.id }, contact.readAt ? new Date(contact.readAt) : null);
  const rows = [row('guest', contact.message, asked)];
  if (contact.handledAt) rows.push(row('landlord', chatTexts.answer, new Date(contact.handledAt)));
  return rows;
}

/** The threads of all requests, each in order. */
export function messageRows(bookings: readonly Booking[], contacts: readonly Contact[]): MessageRow[] {
  return [...bookings.flatMap(ofBooking), ...contacts.flatMap(ofContact)].map((row, index) => ({
    ...row,
    id: index + 1,
  }));
}
