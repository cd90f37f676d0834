import 'server-only';

import type { StayChangeEvent, MailedChange } from '@/emails/stay-change-letter';
import { utcDateToDay } from '@/lib/dates/day';
import type { StayChange as ChangeRow } from '@/prisma/generated/client';
import { languageOf } from '@/lib/languages/language';
import type { Tx } from '@/server/db';
import {
  findToldPayments,
  guestProps,
  landlordProps,
  toGuest,
  toLandlord,
} from '@/server/features/booking-requests/mails';
import type { StayRow } from '@/server/features/booking-requests/find-request-row';
import { toStayPayments } from '@/server/features/requests/payment-columns';

const changeOf = (row: ChangeRow): MailedChange => ({
  by: row.askedBy,
  startDate: utcDateToDay(row.startDate),
  endDate: utcDateToDay(row.endDate),
  adults: row.numberOfAdults,
  children: row.numberOfChildren,
  babies: row.numberOfBabies,
  pets: row.numberOfPets,
  totalCents: row.totalCents,
});

interface Told {
  row: ChangeRow;
  event: StayChangeEvent;
  /** An admin did it in the landlord's place. */
  byAdmin: boolean;
}

const keyOf = ({ row, event }: Told, reader: string) => `change:${row.id}:${event}:${reader}`;

/** The amount to return, and whether a new agreement has to be accepted, once the stay was changed. */
const moneyOf = (stay: StayRow, { event }: Told) => ({
  toReturnCents: event === 'accepted' ? toStayPayments(stay, 'admin').to_return_cents : 0,
  newAgreement: event === 'accepted' && stay.agreements.some(({ acceptedAt }) => acceptedAt === null),
});

async function tellGuest(tx: Tx, stay: StayRow, told: Told): Promise<void> {
  if (stay.email === '') return;
  const { row, event, byAdmin } = told;
  const payments = event === 'accepted' ? await findToldPayments(tx, stay) : [];
  await toGuest(tx, stay, {
    template: 'change-for-guest',
    props: {
      ...(await guestProps(tx, stay)),
      ...{ event, change: changeOf(row), byAdmin, payments },
      words: event === 'asked' ? row.message : null,
      ...moneyOf(stay, told),
    },
    change: keyOf(told, 'guest'),
  });
}

const tellLandlord = (tx: Tx, stay: StayRow, told: Told): Promise<void> =>
  toLandlord(tx, stay, {
    template: 'change-for-landlord',
    props: {
      ...landlordProps(stay),
      ...{ event: told.event, change: changeOf(told.row) },
      words: told.event === 'asked' ? told.row.message : null,
      locale: languageOf(stay.locale),
      ...moneyOf(stay, told),
    },
    change: keyOf(told, 'landlord'),
  });

/** Tells the side that has to decide about the requested change. */
export async function queueAskedMail(tx: Tx, stay: StayRow, row: ChangeRow, byAdmin: boolean): Promise<void> {
  const told: Told = { row, event: 'asked', byAdmin };
  await (row.askedBy === 'landlord' ? tellGuest(tx, stay, told) : tellLandlord(tx, stay, told));
}

/** Tells the other side that it was declined, or taken back. */
export async function queueAnswerMail(
  tx: Tx,
  stay: StayRow,
  told: Told & { event: 'declined' | 'taken_back' },
): Promise<void> {
  const byGuest = (told.row.askedBy === 'guest') === (told.event === 'taken_back');
  await (byGuest ? tellLandlord(tx, stay, told) : tellGuest(tx, stay, told));
}

/** Sends both sides proof of what holds from now on; `stay` is the changed stay. */
export async function queueChangedMails(
  tx: Tx,
  stay: StayRow,
  row: ChangeRow,
  byAdmin: boolean,
): Promise<void> {
  const told: Told = { row, event: 'accepted', byAdmin };
  await tellGuest(tx, stay, told);
  await tellLandlord(tx, stay, told);
}
