/** What is reported of stays, against a faithful stand-in of the interface. */
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, addMonths, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { periodOf } from '@/lib/short-stay-reports/periods';
import type { StayReportPage } from '@/lib/short-stay-reports/contract';
import { columnOfTime } from '@/server/columns';
import { prisma } from '@/server/db';
import { forgetReports } from '@/server/features/short-stay-reports/forget-reports';
import { makeBatch, settleBatch } from '@/server/features/short-stay-reports/batches';
import { findPairs, readStays } from '@/server/features/short-stay-reports/find-stays';
import { textToSend } from '@/server/features/short-stay-reports/make-activity';
import { sendDueReports } from '@/server/features/short-stay-reports/send-due-reports';
import { claimRun } from '@/server/features/short-stay/runs/hold-run';
import { makeManualBooking } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { outbox } from '@/tests/support/booking';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import {
  dayOf,
  lastMonth,
  makeArea,
  makeDesk,
  makeHome,
  makeStay,
  putInto,
} from '@/tests/support/stay-reports';
import { startSdepStandIn } from '@/tools/sdep-stand-in/stand-in';

const standIn = await startSdepStandIn();
vi.stubEnv('SDEP_BASE_URL', standIn.origin);
vi.stubEnv('SDEP_CLIENT_ID', standIn.clientId);
vi.stubEnv('SDEP_CLIENT_SECRET', standIn.clientSecret);
afterAll(() => standIn.close());

beforeEach(async () => {
  await truncateAll();
  standIn.clearFaults();
  standIn.wipe();
  standIn.forgetCalls();
});

const tell = (id: number, guests: { country: string | null; number: number }[], arrived = true) =>
  prisma().toldStay.upsert({
    where: { bookingRequestId: id },
    create: { bookingRequestId: id, guests, arrived },
    update: { guests, arrived },
  });
const sends = () => standIn.counts().activities;
const sentNow = () => standIn.activities();

describe('a record', () => {
  it('holds the stay, its guests by country, and the home as it is', async () => {
    const home = await makeHome({
      ...{ addressStreetName: 'Zeedijk', addressHouseNumber: '12A', addressHouseNumberSuffix: 'bus 3' },
      logiesdecreet: '301234',
    });
    const stay = await makeStay(home, dayOf(10), {
      country: 'nl',
      numberOfAdults: 3,
      lastName: 'Geheimnaam',
    });
    const { send } = await makeDesk();
    const { status, body } = await send();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...{ period: lastMonth.name, state: 'sent', due: 1, waiting: 0, sent: 1, accepted: 1, refused: 0 },
      ...{ cancelled: 0, corrected: 0, refused_by: [], error: null },
    });
    const [one] = sentNow();
    expect(one).toMatchObject({
      activityId: expect.stringMatching(new RegExp(`^${stay.code}-[a-z0-9]{12}$`)),
      status: 'finished',
      areaId: 'KUST-OOSTENDE',
      url: expect.stringMatching(new RegExp(`/aanbod/${home.slug}$`)),
      address: {
        thoroughfare: 'Zeedijk',
        locatorDesignatorNumber: 12,
        locatorDesignatorLetter: 'A',
        locatorDesignatorAddition: 'bus 3',
        postCode: '8400',
        postName: 'Oostende',
        fullAddress: 'Zeedijk 12A-bus 3, 8400 Oostende',
      },
      registrationNumber: '301234',
      numberOfGuests: 3,
      countryOfGuests: ['NLD', 'N/A', 'N/A'],
    });
    expect(JSON.stringify(standIn.received())).not.toMatch(/Geheimnaam|Janssens/);
  });

  it('is one a stay and area, of those that ask for activities', async () => {
    const [kust, city, checks] = [
      await makeArea(),
      await makeArea('KUST-BREDENE', 'activity'),
      await makeArea('KUST-DE-PANNE', 'listing'),
    ];
    const home = await makeListing();
    for (const area of [kust, city, checks]) await putInto(home, area);
    await makeStay(home);
    const { send } = await makeDesk();
    expect((await send()).body.data).toMatchObject({ due: 2 });
    expect(
      new Set(
        standIn.received().flatMap(({ body }) => JSON.stringify(body ?? '').match(/KUST-[A-Z-]+/g) ?? []),
      ),
    ).toEqual(new Set(['KUST-OOSTENDE', 'KUST-BREDENE']));
    // Under one id the second would have replaced the first.
    expect(new Set(sentNow().map(({ activityId }) => activityId)).size).toBe(2);
  });

  it('is made of no other stay', async () => {
    const home = await makeHome();
    await makeStay(home, dayOf(12), { status: 'declined' });
    await makeStay(home, dayOf(13), { status: 'canceled' });
    await makeStay(home, dayOf(14), { status: 'pending' });
    await makeStay(home, todayIn());
    await makeStay(home, addDays(todayIn(), 2));
    await makeStay(home, addDays(lastMonth.from, -1));
    await makeStay(await makeListing(), dayOf(10));
    await makeManualBooking({
      listingId: home.id,
      startDate: dayToUtcDate(dayOf(1)),
      endDate: dayToUtcDate(dayOf(3)),
    });
    const nobody = await makeStay(home, dayOf(15));
    await tell(nobody.id, [], false);
    const { send } = await makeDesk();
    expect((await send()).body.data).toMatchObject({ state: 'sent', due: 0, sent: 0 });
    // The interface accepts stays from 2025 on.
    await makeStay(home, '2025-01-02');
    expect((await send('2025-01')).body.data).toMatchObject({ state: 'sent', due: 0, refused: 0 });
    expect(sends()).toBe(0);
  });
});

describe('a correction', () => {
  it('changes what it is about, and nothing that is the same is sent again', async () => {
    const home = await makeHome();
    const stay = await makeStay(home);
    const { send, rowOf } = await makeDesk();
    await send();
    const [before] = sentNow();
    expect((await send()).body.data.state).toBe('sent');
    expect(sends()).toBe(1);
    await prisma().listing.update({
      where: { id: home.id },
      data: {
        slug: 'een-ander-adres',
        logiesdecreet: '999999',
        addressStreetName: 'Kerkstraat',
        checkIn: columnOfTime('18:00'),
      },
    });
    await send();
    expect(sends()).toBe(1);
    await tell(stay.id, [{ country: 'FR', number: 5 }]);
    await send();
    const { numberOfGuests: _n, countryOfGuests: _c, createdAt: _at, ...rest } = before ?? {};
    expect(sentNow()).toMatchObject([
      { ...rest, numberOfGuests: 5, countryOfGuests: ['FRA', 'FRA', 'FRA', 'FRA', 'FRA'] },
    ]);
    expect(await rowOf()).toMatchObject({ accepted: 1, corrected: 1, cancelled: 0 });
  });

  it('cancels what did not go on, and takes that back', async () => {
    const stay = await makeStay(await makeHome());
    const { send, rowOf } = await makeDesk();
    await send();
    await tell(stay.id, [], false);
    await send();
    expect(sentNow()).toMatchObject([{ status: 'cancelled', numberOfGuests: 2 }]);
    expect(await rowOf()).toMatchObject({ due: 1, accepted: 1, cancelled: 1, corrected: 1 });
    await tell(stay.id, [{ country: 'BE', number: 1 }]);
    await send();
    expect(sentNow()).toMatchObject([{ status: 'finished', numberOfGuests: 1 }]);
    await prisma().bookingRequest.update({
      where: { id: stay.id },
      data: { status: 'canceled', canceledBy: 'landlord' },
    });
    await send();
    expect(sentNow()).toMatchObject([{ status: 'cancelled', numberOfGuests: 1 }]);
    expect(await rowOf()).toMatchObject({ due: 1, accepted: 1, cancelled: 1, corrected: 1 });
  });

  it('of a pin that lay elsewhere cancels the record in the old area and makes one in the new', async () => {
    const home = await makeHome();
    await makeStay(home);
    const { send } = await makeDesk();
    await send();
    await prisma().listingShortStayArea.deleteMany({ where: { listingId: home.id } });
    // As if the shape of the area had changed: what was reported stays.
    await send();
    expect(sends()).toBe(1);
    await prisma().listing.update({ where: { id: home.id }, data: { latitude: 51.25 } });
    await putInto(home, await makeArea('KUST-BREDENE'));
    await send();
    expect(
      sentNow()
        .map(({ areaId, status }) => [areaId, status])
        .toSorted(),
    ).toEqual([
      ['KUST-BREDENE', 'finished'],
      ['KUST-OOSTENDE', 'cancelled'],
    ]);
  });
});

describe('a refused record', () => {
  it('is told to its landlord once, and goes again once it was mended', async () => {
    const owner = await makeUser();
    const home = await makeHome({ userId: owner.id, addressStreetName: null });
    await makeStay(home);
    const { send, rowOf } = await makeDesk();
    await send();
    await send();
    expect(sends()).toBe(0);
    expect(await rowOf()).toMatchObject({
      due: 1,
      sent: 0,
      refused: 1,
      refused_by: [{ cause: 'value', number: 1 }],
    });
    const letters = (await outbox()).filter(({ template }) => template === 'stay-report-refused');
    expect(letters.map(({ recipient }) => recipient)).toEqual([owner.email]);
    await prisma().listing.update({ where: { id: home.id }, data: { addressStreetName: 'Zeedijk' } });
    await send();
    expect(await rowOf()).toMatchObject({ accepted: 1, refused: 0, refused_by: [] });
  });

  it('of a street that is cut inside a sign holds up nobody', async () => {
    const street = `${'a'.repeat(79)}😀`;
    await makeStay(await makeHome({ addressStreetName: street }));
    await makeStay(await makeHome());
    const { send, rowOf } = await makeDesk();
    expect((await send()).body.data).toMatchObject({ state: 'sent', accepted: 2 });
    expect(await rowOf()).toMatchObject({ accepted: 2 });
    expect(JSON.stringify(sentNow())).toContain(`"${'a'.repeat(79)}"`);
  });

  it('by the authority is told in words, is not sent again as it was, and is answered once', async () => {
    const stay = await makeStay(await makeHome());
    const { send, rowOf } = await makeDesk();
    const rows = await readStays(await findPairs(lastMonth, todayIn()));
    const items = rows.map((row) => ({ row, text: textToSend(row) ?? '' }));
    const batch = await makeBatch(lastMonth.name, items);
    const loc = ['address', 'postCode'];
    const errors = [{ type: 'string_pattern_mismatch', msg: 'wrong', loc }];
    const nok = { index: 0, id: null, isAccepted: false, createdAt: null, errors };
    await settleBatch(batch, [nok]);
    await settleBatch(batch, [{ ...nok, isAccepted: true, createdAt: '2026-01-01T00:00:00Z', errors: [] }]);
    expect(await rowOf()).toMatchObject({ sent: 1, refused: 1, refused_by: [{ cause: 'value', number: 1 }] });
    const letters = (await outbox()).filter(({ template }) => template === 'stay-report-refused');
    expect(letters.map(({ props }) => props)).toMatchObject([
      { stays: [{ code: stay.code, why: 'de postcode' }] },
    ]);
    await send();
    expect(sends()).toBe(0);
    await tell(stay.id, [{ country: 'BE', number: 1 }]);
    await send();
    expect(await rowOf()).toMatchObject({ accepted: 1, refused: 0, corrected: 0 });
  });

  it('for an area that ended is closed after one look at the areas', async () => {
    await makeStay(await makeHome());
    standIn.endArea('KUST-OOSTENDE');
    const { send } = await makeDesk();
    const { body } = await send();
    expect(body.data).toMatchObject({
      ...{ state: 'sent', due: 1, sent: 1, accepted: 0, refused: 1 },
      refused_by: [{ cause: 'area_ended', number: 1 }],
    });
    expect(standIn.counts()).toMatchObject({ areas: 1, activities: 1 });
    await send();
    expect(sends()).toBe(1);
  });
});

describe('a fault', () => {
  it.each([
    'status 500',
    'status 503',
    'status 409',
    'cut before',
    'cut after',
    'torn',
    'cut in the middle',
  ] as const)('%s is met by the same bytes again', async (how) => {
    await makeStay(await makeHome());
    standIn.fail({ how, on: 'activities' });
    const { send } = await makeDesk();
    expect((await send()).body.data).toMatchObject({ state: 'sent', accepted: 1 });
    const bodies = standIn
      .received()
      .flatMap(({ name, body }) => (name === 'activities' ? [JSON.stringify(body)] : []));
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toBe(bodies[1]);
    expect(sentNow()).toHaveLength(1);
  });

  it('that asks to wait longer than anybody does is left to the worker', async () => {
    await makeStay(await makeHome());
    standIn.fail({ how: 'status 429', on: 'activities', retryAfter: '90' });
    const { send, rowOf } = await makeDesk();
    const { status, body } = await send();
    expect([status, body.data.state]).toEqual([202, 'running']);
    expect((await rowOf())?.state).toBe('running');
    expect((await send()).status).toBe(409);
    const run = await prisma().shortStayRun.findUniqueOrThrow({ where: { kind: 'reports' } });
    await sendDueReports({ holder: run.holder ?? '', period: lastMonth.name });
    expect(await rowOf()).toMatchObject({ state: 'sent', accepted: 1, error: null });
  });

  it('that says no to the whole call is told at once, and nothing is lost', async () => {
    await makeStay(await makeHome());
    standIn.setRoles(['sdep_str', 'sdep_read']);
    standIn.rotateServiceKey();
    const { send } = await makeDesk();
    const refused = await send();
    expect(refused.status).toBe(200);
    expect(refused.body.data).toMatchObject({
      state: 'failed',
      sent: 0,
      error: expect.stringMatching(/403/),
    });
    standIn.setRoles(['sdep_str', 'sdep_read', 'sdep_write']);
    standIn.rotateServiceKey();
    expect((await send()).body.data).toMatchObject({ state: 'sent', accepted: 1, error: null });
  });

  const mayWrite = (isAllowed: boolean) => {
    standIn.setRoles(['sdep_str', 'sdep_read', ...(isAllowed ? ['sdep_write'] : [])]);
    standIn.rotateServiceKey();
  };

  /** The authority receives a batch, its answer is lost, and the retry is refused as a whole. */
  async function loseAnswer(send: () => Promise<{ body: { data: { state: string } } }>) {
    standIn.fail({ how: 'cut after', on: 'activities' });
    standIn.onCall('activities', () => standIn.onCall('activities', () => mayWrite(false)));
    expect((await send()).body.data.state).toBe('failed');
    mayWrite(true);
  }

  it('that nobody heard is not forgotten when the repeat is refused: a stay that is cancelled then is', async () => {
    const stay = await makeStay(await makeHome());
    const { send, rowOf } = await makeDesk();
    await loseAnswer(send);
    expect(sentNow()).toMatchObject([{ status: 'finished' }]);
    await prisma().bookingRequest.update({
      where: { id: stay.id },
      data: { status: 'canceled', canceledBy: 'landlord' },
    });
    expect((await send()).body.data).toMatchObject({ state: 'sent', accepted: 1, cancelled: 1 });
    expect(sentNow()).toMatchObject([{ status: 'cancelled', numberOfGuests: 2 }]);
    const before = sends();
    await send();
    expect([sends(), (await rowOf())?.state]).toEqual([before, 'sent']);
  });

  it('that nobody heard is said again as it should be, also if that is what was accepted before', async () => {
    const stay = await makeStay(await makeHome());
    const { send } = await makeDesk();
    await send();
    await tell(stay.id, [], false);
    await loseAnswer(send);
    expect(sentNow()).toMatchObject([{ status: 'cancelled' }]);
    await prisma().toldStay.delete({ where: { bookingRequestId: stay.id } });
    await send();
    expect(sentNow()).toMatchObject([{ status: 'finished' }]);
  });

  it('that was refused without being heard leaves nothing to take back', async () => {
    const stay = await makeStay(await makeHome());
    const { send } = await makeDesk();
    mayWrite(false);
    await send();
    mayWrite(true);
    await prisma().bookingRequest.update({
      where: { id: stay.id },
      data: { status: 'canceled', canceledBy: 'landlord' },
    });
    await send();
    expect(sentNow()).toEqual([]);
  });
});

describe('a run', () => {
  it('of a period that goes on, of another kind or form is refused', async () => {
    const { send } = await makeDesk();
    expect((await send(periodOf(todayIn(), 'month').name)).status).toBe(409);
    for (const name of ['2026-Q1', '2026-13', 'x']) expect((await send(name)).status).toBe(404);
  });

  it('is refused while another goes on, and while the reports are stopped', async () => {
    const { send, stop, list } = await makeDesk();
    expect((await stop({ stopped: true })).status).toBe(422);
    await stop({ stopped: true, reason: 'Vraag van de jurist' });
    expect((await send()).status).toBe(409);
    await makeStay(await makeHome());
    await sendDueReports({});
    expect(sends()).toBe(0);
    await stop({ stopped: false });
    await claimRun(prisma(), 'reports');
    expect((await send()).status).toBe(409);
    expect(await list()).toHaveLength(24);
  });

  it('by itself takes the periods that ended since the entry point was set, and waits for landlords', async () => {
    const home = await makeHome();
    await makeStay(home, dayOf(10));
    const spoken = await makeStay(home, lastMonth.to);
    await makeStay(home, lastMonth.to);
    vi.useFakeTimers({ toFake: ['Date'] });
    /** Some days after the month, at six in the morning. */
    const runOn = async (days: number) => {
      vi.setSystemTime(`${addDays(lastMonth.to, days)}T06:00:00Z`);
      await sendDueReports({});
      return sentNow().length;
    };
    try {
      expect(await runOn(3)).toBe(0);
      await prisma().appSetting.update({
        where: { key: 'short_stay_reports_since' },
        data: { value: lastMonth.from },
      });
      expect(await runOn(3)).toBe(1);
      await tell(spoken.id, [{ country: 'BE', number: 1 }]);
      // Once a day.
      expect(await runOn(3)).toBe(1);
      expect(await runOn(4)).toBe(2);
      expect(await runOn(7)).toBe(2);
      expect(await runOn(8)).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that was cut off goes on with the same bytes', async () => {
    await makeStay(await makeHome());
    standIn.fail({ how: 'cut after', on: 'activities' });
    standIn.fail({ how: 'status 429', on: 'activities', retryAfter: '600' });
    const { send, rowOf } = await makeDesk();
    expect((await send()).status).toBe(202);
    // Its process is gone: nobody holds the run any more.
    await prisma().shortStayRun.updateMany({ data: { heldUntil: new Date(0) } });
    expect((await rowOf())?.state).toBe('retrying');
    await prisma().reportPeriod.updateMany({ data: { retryAt: new Date() } });
    await sendDueReports({});
    expect(await rowOf()).toMatchObject({ state: 'sent', accepted: 1, corrected: 0 });
    const bodies = standIn
      .received()
      .flatMap(({ name, body }) => (name === 'activities' ? [JSON.stringify(body)] : []));
    expect(new Set(bodies).size).toBe(1);
  });
});

describe('lists and files', () => {
  it('tell the landlord what was sent of the own homes, and nobody else', async () => {
    const owner = await makeUser();
    const home = await makeHome({ userId: owner.id });
    const stay = await makeStay(home);
    await (await makeDesk()).send();
    const read = async (client: Awaited<ReturnType<typeof signedIn>>) =>
      (await client.get<StayReportPage>('/api/user/short-stay-reports')).body;
    const landlord = await signedIn(owner);
    const { data, meta } = await read(landlord);
    expect(meta).toMatchObject({ total: 1 });
    const file = await landlord.get<{ short_stay_reports: object[] }>(`/api/users/${owner.id}/export`);
    expect(file.body.short_stay_reports).toEqual([
      {
        ...{ listing_id: home.id, period: lastMonth.name, refused: null, sent_at: data[0]?.sent_at },
        record: expect.objectContaining({ areaId: 'KUST-OOSTENDE', numberOfGuests: 2 }) as object,
      },
    ]);
    expect(data).toMatchObject([
      {
        code: stay.code,
        listing: { id: home.id, slug: home.slug },
        period: lastMonth.name,
        area: { area_id: 'KUST-OOSTENDE', authority: 'Kust' },
        ...{ state: 'accepted', number_of_guests: 2, countries: ['BEL', 'N/A'], error: null },
      },
    ]);
    expect((await read(await signedIn(await makeUser()))).data).toEqual([]);
  });

  it('hold the records as last sent', async () => {
    const stay = await makeStay(await makeHome());
    const { send, file } = await makeDesk();
    await send();
    const json = await file(`${lastMonth.name}.json`);
    expect(json.body).toMatchObject({ activities: [{ status: 'finished', numberOfGuests: 2 }] });
    const csv = await file(`${lastMonth.name}.csv`);
    const [head = '', line = ''] = csv.text.split('\r\n');
    expect(head).toMatch(/activityId;status;areaId;url;thoroughfare;/);
    expect(line).toContain(stay.code);
    expect(line).toContain(';BEL N/A;');
    for (const name of [lastMonth.name, '2026-Q1.csv', `${lastMonth.name}.xml`])
      expect((await file(name)).status).toBe(404);
  });

  it('say what is due before anything was sent, and keep totals alone after 18 months', async () => {
    const home = await makeHome();
    await makeStay(home);
    const waiting = await makeStay(home, todayIn());
    const { rowOf, send } = await makeDesk();
    expect(await rowOf()).toMatchObject({ state: 'ready', due: 1, waiting: 0, sent: 0, last_run_at: null });
    const current = periodOf(todayIn(), 'month').name;
    expect(await rowOf(current)).toMatchObject({ state: 'open', due: 1, waiting: 1 });
    expect(waiting.code).toBeTruthy();
    await send();
    expect(await forgetReports(dayToUtcDate(addMonths(todayIn(), -18)))).toBe(0);
    expect(await forgetReports(dayToUtcDate(addDays(todayIn(), 2)))).toBe(1);
    expect(await rowOf()).toMatchObject({ due: 1, sent: 1, accepted: 1 });
    await send();
    expect(sends()).toBe(1);
  });

  it('forget what was refused here and told to nobody, since the home is gone, 18 months after the period', async () => {
    const home = await makeHome({ addressPostcode: '' });
    await makeStay(home);
    const now = new Date();
    await prisma().listing.update({
      where: { id: home.id },
      data: { removedAt: now, disabledAt: now, approvedAt: null, firstPublishedAt: null },
    });
    const { send, rowOf } = await makeDesk();
    expect((await send()).body.data).toMatchObject({ refused: 1, sent: 0 });
    const record = await prisma().stayReport.findFirstOrThrow();
    expect([record.sentAt, record.toldAt]).toEqual([null, null]);
    expect(await forgetReports(dayToUtcDate(lastMonth.to))).toBe(0);
    expect(await forgetReports(dayToUtcDate(addDays(lastMonth.to, 1)))).toBe(1);
    expect(await rowOf()).toMatchObject({ due: 1, refused: 1, sent: 0 });
    await send();
    expect(await prisma().stayReport.count()).toBe(0);
  });
});
