/** The site's notes in a thread: a Dutch sentence for landlords, and a code for readers of other languages. */
import fs from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StayChange } from '@/lib/booking-requests/change-contract';
import { addDays } from '@/lib/dates/day';
import { noteText } from '@/lib/messages/note-text';
import { connected } from '@/scripts/postgres/connection';
import { transaction, prisma } from '@/server/db';
import { closeQuestions } from '@/server/features/contact-requests/close-questions';
import { closeRequests } from '@/server/features/booking-requests/close-requests';
import { inLanguage } from '@/server/language';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { arrival, makeTalk, offer } from '@/tests/support/conversation';
import type { Told } from '@/tests/support/conversation';
import { testDatabaseUrl, truncateAll } from '@/tests/support/database';
import { makeAskedTalk } from '@/tests/support/payments';

beforeEach(truncateAll);

const migration = fs.readFileSync('prisma/migrations/20261129235300_notes_by_code/migration.sql', 'utf8');

/** What the migration does with rows that were there before. */
const readOldNotes = () =>
  connected(testDatabaseUrl, (client) =>
    client.query(migration.slice(migration.indexOf('-- What was noted before'))),
  );

const allNotes = () =>
  prisma().message.findMany({
    where: { sender: 'system' },
    orderBy: { id: 'asc' },
    select: { id: true, body: true, note: true },
  });

const wanted = (days: number, changes: Record<string, unknown> = {}) => ({
  ...{ start_date: addDays(arrival, days), end_date: addDays(arrival, days + 5) },
  ...{ number_of_adults: 2, number_of_children: 1, number_of_babies: 0, number_of_pets: 0, message: null },
  ...changes,
});

/** One of each note, in the threads of four requests. */
async function makeNotes(): Promise<void> {
  const offered = await makeTalk();
  await offered.landlord.offer(offer({ total_cents: 1234_50 }));
  await offered.guest.act('decline-offer');
  await offered.landlord.offer(offer());
  await offered.landlord.takeBack();
  await offered.guest.act('withdraw');

  const agreed = await makeAskedTalk();
  await agreed.landlord.act('approve');
  const changes = `/api/stays/${agreed.token}/changes`;
  const ask = async (body: unknown) =>
    (await agreed.guestClient.post<Told<StayChange>>(changes, body)).body.data.id;
  await agreed.guestClient.delete(`${changes}/${await ask(wanted(10))}`);
  const desk = `/api/booking-requests/${agreed.request.id}/changes`;
  await agreed.landlordClient.post(`${desk}/${await ask(wanted(11, { number_of_adults: 1 }))}/accept`);
  const { body } = await agreed.landlordClient.post<Told<StayChange>>(
    desk,
    wanted(12, { total_cents: 900_00 }),
  );
  await agreed.guestClient.post(`${changes}/${body.data.id}/decline`);
  await agreed.guest.act('withdraw');

  const accepted = await makeTalk();
  await accepted.landlord.offer(offer());
  await accepted.guest.act('accept-offer');

  const closed = await makeTalk();
  await makeContactRequest({ listingId: closed.listing.id });
  await transaction(async (tx) => {
    await closeRequests(tx, { listingId: closed.listing.id });
    await closeQuestions(tx, { listingId: closed.listing.id });
  });
}

const kinds = [
  ...['offer_made', 'offer_declined', 'offer_made', 'offer_taken_back', 'withdrawn'],
  ...['change_asked', 'change_taken_back', 'change_asked', 'change_accepted'],
  ...['change_asked', 'change_declined', 'canceled', 'offer_made', 'offer_accepted', 'closed', 'unanswered'],
];

describe('what the site notes', () => {
  it('is kept as what happened; notes of before are read from their sentence', async () => {
    await makeNotes();
    const notes = await allNotes();
    expect(notes.map(({ note }) => Object(note).kind)).toEqual(kinds);
    await prisma().message.updateMany({ data: { note: { set: null } } });
    await readOldNotes();
    expect(await allNotes()).toEqual(notes);
  });

  it('stays Dutch where an old sentence says something else', async () => {
    const { request } = await makeTalk();
    const now = new Date();
    const old = (body: string) => ({
      ...{ bookingRequestId: request.id, sender: 'system' as const, body },
      ...{ readAt: now, toldAt: now },
    });
    await prisma().message.createMany({
      data: [
        'De verhuurder deed een voorstel: wo 30 – do 31 feb 2026, €\u{a0}95,- in totaal.',
        'De verhuurder deed een voorstel: 3 weken, €\u{a0}95,- in totaal.',
        'De gast vroeg een wijziging: wo 9 – zo 13 dec 2026, 2 volwassenen, €\u{a0}95,-.',
        'Er gebeurde iets.',
      ].map(old),
    });
    await readOldNotes();
    expect((await allNotes()).map(({ note }) => note)).toEqual([null, null, null, null]);
  });

  it('is told to both sides, in Dutch and as what happened, whatever language is asked for', async () => {
    const talk = await makeTalk();
    await talk.landlord.offer(offer({ total_cents: 950_00, message: null }));
    for (const side of [talk.guest, talk.landlord]) {
      const told = (await side.thread()).data.find(({ sender }) => sender === 'system');
      expect(told?.body).toMatch(/^De verhuurder deed een voorstel: .*, €\u{a0}950,- in totaal\.$/u);
      expect(told?.note).toMatchObject({ kind: 'offer_made', total_cents: 950_00 });
      expect(told?.note && noteText(told.note)).toBe(told?.body);
      expect(told?.note && inLanguage('fr', () => noteText(told.note ?? { kind: 'closed' }))).toMatch(
        /^Le propriétaire a fait une proposition\u{a0}: .*, 950\u{a0}€ au total\.$/u,
      );
    }
  });
});
