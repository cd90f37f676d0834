import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import type { Mail } from '@/server/mail/mailer';
import { sendMail } from '@/server/mail/send-mail';
import { askSearchAlerts } from '@/server/features/search-alerts/ask-search-alerts';
import { tellFinds } from '@/server/features/search-alerts/tell-finds';
import { makeListing } from '@/tests/factories/listing';
import { daysFromToday, makeOccupancy, whileHeldBy } from '@/tests/factories/occupancy';
import { makeSearchAlert } from '@/tests/factories/search-alert';
import { outbox } from '@/tests/support/booking';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const hour = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * hour);
const listingsIn = (props: unknown): string[] =>
  ((Object(props).homes ?? []) as { name: string }[]).map(({ name }) => name);
const letters = async () => (await outbox()).map(({ props }) => listingsIn(props));
const stay = `arrival=${addDays(todayIn(), 10)}&departure=${addDays(todayIn(), 12)}`;

describe('an alert mail', () => {
  it('lists the listings found, with what is needed to compare them', async () => {
    const { email } = await makeSearchAlert({ query: `adults=2&${stay}` });
    const { slug, nameHolidayHome: name } = await makeListing({ price: 120 });
    await askSearchAlerts();
    expect(await outbox()).toMatchObject([
      {
        template: 'search-alert-found',
        recipient: email,
        props: {
          isOfHome: false,
          more: 0,
          homes: [
            {
              slug,
              name,
              town: 'Oostende',
              facts: expect.stringContaining('Appartement voor 4\u00A0personen'),
              price: expect.stringMatching(/^€.240,- voor 2 nachten$/),
              stay: `?${stay}&adults=2`,
            },
          ],
        },
      },
    ]);
  });

  it('tells each in the language of its alert, in one run', async () => {
    await makeSearchAlert({ query: `adults=2&${stay}`, locale: 'fr' });
    await makeSearchAlert({ query: `adults=2&${stay}`, locale: 'en' });
    await makeSearchAlert({ query: `adults=2&${stay}` });
    await makeListing({ price: 120 });
    await askSearchAlerts();
    const told = (await outbox()).map(({ locale, props }) => ({
      locale,
      props: JSON.stringify(props).replaceAll('\u00A0', ' '),
    }));
    const of = (language: string) => told.find(({ locale }) => locale === language)?.props;
    expect(told).toHaveLength(3);
    expect(of('fr')).toMatch(/Ostende.*240 € pour 2 nuits/);
    expect(of('en')).toMatch(/Ostend".*€240 for 2 nights/);
    expect(of('nl')).toMatch(/Oostende.*€ 240,- voor 2 nachten/);
  });

  it('counts nights with another price, and shows one possible stay of several', async () => {
    const [first, last] = [addDays(todayIn(), 11), addDays(todayIn(), 13)];
    await makeSearchAlert({ query: `arrival=${first}&departure=${last}` });
    await makeSearchAlert({ query: `arrival=${first}&departure=${addDays(last, 1)}` });
    await makeSearchAlert({ query: `${stay}&flex=1` });
    const { id: listingId } = await makeListing({ price: 120 });
    await prisma().customListingPrice.create({
      data: { listingId, validAt: dayToUtcDate(first), price: 150 },
    });
    await makeOccupancy({ listingId, ...daysFromToday(8, 11) });
    await askSearchAlerts();
    const listings = (await outbox()).flatMap(
      ({ props }) => Object(props).homes as { price: string; stay: string }[],
    );
    expect(listings.map(({ price }) => /\d+/.exec(price)?.[0]).toSorted()).toEqual(['270', '270', '390']);
    expect(listings.every((listing) => listing.stay.includes(`arrival=${first}`))).toBe(true);
  });

  it('is sent once a day at most, with all that was found meanwhile', async () => {
    await makeSearchAlert();
    const first = await makeListing();
    await askSearchAlerts();
    const [second, third] = [await makeListing(), await makeListing()];
    await askSearchAlerts();
    await askSearchAlerts(later(23.9));
    expect(await letters()).toEqual([[first.nameHolidayHome]]);
    await askSearchAlerts(later(24.1));
    expect(await letters()).toEqual([
      [first.nameHolidayHome],
      [third.nameHolidayHome, second.nameHolidayHome],
    ]);
    await askSearchAlerts(later(72));
    expect(await letters()).toHaveLength(2);
  });

  it('contains what still matches when it is written', async () => {
    await makeSearchAlert();
    await makeListing();
    await askSearchAlerts();
    const [gone, other] = [await makeListing(), await makeListing()];
    await askSearchAlerts();
    await prisma().listing.update({ where: { id: gone.id }, data: { disabledAt: new Date() } });
    await askSearchAlerts(later(25));
    expect((await letters())[1]).toEqual([other.nameHolidayHome]);
  });

  it('contains six listings, and the number of further ones', async () => {
    await makeSearchAlert();
    for (let n = 0; n < 8; n += 1) await makeListing();
    await askSearchAlerts();
    const [letter] = await outbox();
    expect([listingsIn(letter?.props).length, Object(letter?.props).more]).toEqual([6, 2]);
  });

  it('does not contain a listing twice because it comes back, but does when its days become free again', async () => {
    await makeSearchAlert();
    await makeSearchAlert({ query: stay });
    const { id } = await makeListing();
    await askSearchAlerts();
    expect(await letters()).toHaveLength(2);
    await prisma().listing.update({ where: { id }, data: { disabledAt: new Date() } });
    await prisma().listing.update({ where: { id }, data: { disabledAt: null } });
    await askSearchAlerts(later(25));
    expect(await letters()).toHaveLength(2);
    const held = await makeOccupancy({ listingId: id, ...daysFromToday(10, 12) });
    await askSearchAlerts(later(26));
    await whileHeldBy(id, (tx) => tx.occupancy.delete({ where: { id: held.id } }));
    await askSearchAlerts(later(27));
    expect(await letters()).toHaveLength(3);
  });

  it('says of one listing that its days are free', async () => {
    const { id, slug } = await makeListing();
    const held = await makeOccupancy({ listingId: id, ...daysFromToday(9, 11) });
    await makeSearchAlert({ query: stay, listingId: id });
    await askSearchAlerts();
    await whileHeldBy(id, (tx) => tx.occupancy.delete({ where: { id: held.id } }));
    await askSearchAlerts();
    expect(await outbox()).toMatchObject([{ props: { isOfHome: true, homes: [{ slug }] } }]);
  });

  it('is not written once the alert has ended or expired', async () => {
    const [ended, over] = [await makeSearchAlert(), await makeSearchAlert()];
    const { id: listingId } = await makeListing();
    const data = [ended, over].map(({ id }) => ({ searchAlertId: id, foundIds: [listingId] }));
    await prisma().searchAlertFind.createMany({ data });
    await prisma().searchAlert.update({ where: { id: ended.id }, data: { endedAt: new Date() } });
    const endsOn = dayToUtcDate(addDays(todayIn(), -1));
    await prisma().searchAlert.update({ where: { id: over.id }, data: { endsOn } });
    await tellFinds(new Date());
    expect(await outbox()).toEqual([]);
  });

  it('is written once, with several workers at once', async () => {
    for (let n = 0; n < 5; n += 1) await makeSearchAlert();
    await makeListing();
    await Promise.allSettled([askSearchAlerts(), askSearchAlerts(), askSearchAlerts()]);
    await askSearchAlerts();
    expect(await letters()).toHaveLength(5);
  });

  it('is written together with its mark or not at all, wherever the process is killed', async () => {
    const { id } = await makeSearchAlert();
    await makeListing();
    const state = async () => {
      const alert = await prisma().searchAlert.findUniqueOrThrow({ where: { id } });
      const finds = await prisma().searchAlertFind.findUnique({ where: { searchAlertId: id } });
      return [alert.lastMailedAt !== null, (await outbox()).length, finds?.foundIds.length];
    };
    const queue = await import('@/server/mail/queue-mail');
    const dying = vi.spyOn(queue, 'queueMails').mockImplementationOnce(async (tx) => {
      await tx.$executeRaw`SELECT pg_terminate_backend(pg_backend_pid())`;
      return 0;
    });
    await expect(askSearchAlerts()).rejects.toThrow(/terminat|closed/i);
    dying.mockRestore();
    expect(await state()).toEqual([false, 0, 1]);
    await askSearchAlerts();
    expect(await state()).toEqual([true, 1, 0]);
  });

  it('can end the alert in one click, even the oldest mail', async () => {
    const { id } = await makeSearchAlert();
    await makeListing();
    await askSearchAlerts();
    await makeListing();
    await askSearchAlerts();
    await askSearchAlerts(later(25));
    const sent: Mail[] = [];
    const mailer = { send: (mail: Mail) => Promise.resolve(void sent.push(mail)) };
    for (const letter of await outbox()) await sendMail({ mailId: letter.id }, mailer);
    expect(sent).toHaveLength(2);
    const [first, second] = sent.map(({ unsubscribeUrl }) => new URL(unsubscribeUrl ?? ''));
    expect(first?.pathname).not.toBe(second?.pathname);
    const answer = await visitor().post(first?.pathname ?? '', undefined, { csrf: false });
    expect(answer.status).toBe(200);
    expect((await prisma().searchAlert.findUniqueOrThrow({ where: { id } })).endedAt).not.toBeNull();
  });
});
