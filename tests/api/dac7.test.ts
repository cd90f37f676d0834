/** What the tax authority is told about landlords. */
import fs from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { remindOfTax } from '@/server/features/dac7/remind-of-tax';
import { requireTaxDetails } from '@/server/features/dac7/require-tax-details';
import { makeApprovedStay, makeManualBooking } from '@/tests/factories/booking-request';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makePicture, makeStoredPhoto } from '@/tests/factories/picture';
import { makeAdmin, makeCoLandlord } from '@/tests/factories/user';
import { makeMember } from '@/tests/support/accounts';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { at, readXml } from '@/tests/support/e-invoice-xml';
import type { XmlElement } from '@/tests/support/e-invoice-xml';
import { readPdf } from '@/tests/support/pdf';

beforeEach(truncateAll);

const year = Number(todayIn().slice(0, 4)) - 1;
const person = {
  ...{ kind: 'person', birth_date: '1985-07-30', enterprise_number: null },
  ...{ street: 'Kerkstraat', house_number: '12', postal_code: '9000', city: 'Gent', country: 'be' },
  ...{ tin: '85.07.30-033 28', tin_country: 'BE' },
};
const kept = { ...person, country: 'BE', tin: '85073003328' };
const company = {
  ...person,
  ...{ kind: 'company', birth_date: null, tin: '0123.456.749', enterprise_number: 'BE 0123.456.749' },
};

type Answer = { data: Record<string, unknown>; errors: Record<string, string[]> };

async function makeLandlord(details: object | null = person) {
  const owner = await makeMember();
  const client = await signedIn(owner);
  if (details) expect((await client.put('/api/user/tax-details', details)).status).toBe(200);
  const listing = await makeListing({
    userId: owner.id,
    ...{ addressStreetName: 'Zeedijk', addressHouseNumber: '100', addressPostcode: '8400' },
    ...{ propertyType: 'apartment', landRegisterNumber: '35013A0123/00B000' },
  });
  return { owner, client, listing };
}

const stayOf = (listingId: number, start: string, nights: number, price = 500) =>
  makeApprovedStay({
    ...{ listingId, price, quote: undefined },
    startDate: dayToUtcDate(`${year}-${start}` as `${number}-${number}-${number}`),
    endDate: dayToUtcDate(addDays(`${year}-${start}` as `${number}-${number}-${number}`, nights)),
  });

const pay = (bookingRequestId: number, day: string, amountCents: number, kind: 'rent' | 'deposit' = 'rent') =>
  prisma().bookingPayment.create({
    data: { bookingRequestId, amountCents, kind, paidAt: new Date(`${day}T00:00:00Z`) },
  });

async function makeDesk() {
  const client = await signedIn(await makeAdmin());
  const on = await client.put<Answer>('/api/admin/dac7', { dac7: 'on', reason: 'Wij tonen prijzen.' });
  expect(on.status).toBe(200);
  return {
    client,
    xml: async (of = year) => {
      const { status, bytes } = await client.get(`/api/admin/dac7/${of}.xml`);
      return { status, text: new TextDecoder().decode(bytes) };
    },
    sent: (of = year) => client.post<Answer>(`/api/admin/dac7/${of}/sent`, {}),
  };
}

const schemas = ['dpi.xsd', 'dpi-types.xsd'].map((fileName) => ({
  fileName,
  contents: fs.readFileSync(`tests/support/${fileName}`, 'utf8'),
}));

/** Reads a file that the schema accepts. */
async function readDpi(text: string): Promise<XmlElement> {
  const [schema, ...preload] = schemas;
  const { valid, errors } = await validateXML({
    xml: { fileName: 'dpi.xml', contents: text },
    schema: schema ? [schema] : [],
    preload,
  });
  expect(errors.map(({ message }) => message)).toEqual([]);
  expect(valid).toBe(true);
  return readXml(text);
}

const textsAt = (element: XmlElement, path: string) => at(element, path).map(({ text }) => text);
const sellersOf = (root: XmlElement) => at(root, 'DPIBody/ReportableSeller');
const property = 'RelevantActivities/ImmovableProperty/PropertyListing';

describe('tax details', () => {
  it('are kept without what stands between digits, read back by their owner alone, and stored encrypted', async () => {
    const { client, owner } = await makeLandlord(null);
    const empty = await client.get<Answer>('/api/user/tax-details');
    expect(new Set(Object.values(empty.body.data))).toEqual(new Set([null]));
    expect(await client.put('/api/user/tax-details', person)).toMatchObject({
      status: 200,
      body: { data: kept },
    });
    expect((await client.get<Answer>('/api/user/tax-details')).body.data).toEqual(kept);
    const row = await prisma().taxDetails.findUniqueOrThrow({ where: { userId: owner.id } });
    expect(Buffer.from(row.tin).toString('latin1')).not.toContain('85073003328');
    const admin = await signedIn(await makeAdmin());
    expect(JSON.stringify((await admin.get(`/api/users/${owner.id}`)).body)).not.toContain('85073003328');
    const file = await client.get(`/api/users/${owner.id}/export`);
    expect(new TextDecoder().decode(file.bytes)).toContain('85073003328');
  });

  it('of a company need its enterprise number', async () => {
    const { client } = await makeLandlord(null);
    const answer = await client.put<Answer>('/api/user/tax-details', company);
    expect(answer.body.data).toMatchObject({
      tin: '0123456749',
      enterprise_number: '0123456749',
      birth_date: null,
    });
  });

  it.each([
    [{ tin: '85073003327' }, 'tin'],
    [{ tin: '' }, 'tin'],
    [{ tin: 85073003328 }, 'tin'],
    [{ tin: '9'.repeat(10_000) }, 'tin'],
    [{ tin: '<script>', tin_country: 'NL' }, 'tin'],
    [{ tin_country: 'XX' }, 'tin_country'],
    [{ country: 'België' }, 'country'],
    [{ country: 'ß' }, 'country'],
    [{ tin: 'AB1234', tin_country: 'ıt' }, 'tin_country'],
    [{ birth_date: null }, 'birth_date'],
    [{ birth_date: '2025-02-30' }, 'birth_date'],
    [{ birth_date: todayIn() }, 'birth_date'],
    [{ birth_date: '1900-01-01' }, 'birth_date'],
    [{ kind: 'baas' }, 'kind'],
    [{ city: ' ' }, 'city'],
    [{ ...company, enterprise_number: null }, 'enterprise_number'],
    [{ ...company, enterprise_number: '0123.456.748' }, 'enterprise_number'],
  ])('are refused with %j', async (changes, field) => {
    const { client } = await makeLandlord(null);
    const answer = await client.put<Answer>('/api/user/tax-details', { ...person, ...changes });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await prisma().taxDetails.count()).toBe(0);
  });

  it('are no business of co-landlords', async () => {
    const helper = await signedIn(await makeCoLandlord());
    expect((await helper.get('/api/user/tax-details')).status).toBe(403);
    expect((await helper.put('/api/user/tax-details', person)).status).toBe(403);
  });
});

describe('the file of a year', () => {
  it('is none while the platform does not report', async () => {
    const client = await signedIn(await makeAdmin());
    expect((await client.get(`/api/admin/dac7/${year}.xml`)).status).toBe(409);
    expect((await client.get<Answer>('/api/admin/dac7')).body.data).toMatchObject({
      dac7: 'off',
      reason: null,
    });
    expect((await client.put('/api/admin/dac7', { dac7: 'on', reason: ' ' })).status).toBe(422);
  });

  it('is not marked before its year is over', async () => {
    const desk = await makeDesk();
    for (const of of [year + 1, 2099]) expect([of, (await desk.sent(of)).status]).toEqual([of, 409]);
    expect(await prisma().dac7File.count()).toBe(0);
  });

  it('says that there is nothing where nobody had a stay', async () => {
    await makeLandlord();
    const desk = await makeDesk();
    const root = await readDpi((await desk.xml()).text);
    expect(textsAt(root, 'MessageSpec/MessageTypeIndic')).toEqual(['DPI403']);
    expect(sellersOf(root)).toEqual([]);
  });

  it('counts money when it was paid, else at the departure, in whole euros, without deposits and own bookings', async () => {
    const { listing, owner } = await makeLandlord();
    const paid = await stayOf(listing.id, '02-10', 7);
    await pay(paid.id, `${year - 1}-12-20`, 10_049);
    await pay(paid.id, `${year}-01-05`, 1);
    await pay(paid.id, `${year}-05-05`, 20_050);
    await pay(paid.id, `${year}-05-06`, 30_000, 'deposit');
    await stayOf(listing.id, '06-28', 5, 611);
    await stayOf(listing.id, '12-30', 4, 999);
    await makeManualBooking({
      listingId: listing.id,
      startDate: dayToUtcDate(`${year}-10-01`),
      endDate: dayToUtcDate(`${year}-10-03`),
    });
    const desk = await makeDesk();
    const root = await readDpi((await desk.xml()).text);
    const [seller] = sellersOf(root);
    if (!seller) throw new Error('nobody is in the file');
    const amounts = (group: string) => at(seller, `${property}/${group}/*`).map(({ text }) => Number(text));
    expect(amounts('Consideration')).toEqual([101, 201, 611, 0]);
    expect(amounts('NumberOfActivities')).toEqual([1, 0, 1, 0]);
    expect(amounts('Fees')).toEqual([0, 0, 0, 0]);
    expect(textsAt(seller, `${property}/RentedDays`)).toEqual(['12']);
    expect(textsAt(seller, `${property}/PropertyType`)).toEqual(['DPI905']);
    expect(textsAt(seller, `${property}/LandRegistrationNumber`)).toEqual(['35013A0123/00B000']);
    const id = 'Identity/IndividualSeller/Standard/IndSellerID';
    expect(textsAt(seller, `${id}/TIN`)).toEqual(['85073003328']);
    expect(textsAt(seller, `${id}/Name/LastName`)).toEqual([owner.lastName]);
    expect(textsAt(seller, `${id}/BirthInfo/BirthDate`)).toEqual(['1985-07-30']);
    expect(textsAt(root, 'MessageSpec/MessageTypeIndic')).toEqual(['DPI401']);
    expect(textsAt(root, 'MessageSpec/MessageRefId')[0]).toMatch(new RegExp(`^BE${year}BE`));
  });

  it('makes one property of homes at one address, and says who is a company', async () => {
    const { listing, owner } = await makeLandlord(company);
    const other = await makeListing({
      userId: owner.id,
      ...{ addressStreetName: 'zeedijk', addressHouseNumber: '100', addressPostcode: '8400' },
      landRegisterNumber: listing.landRegisterNumber,
    });
    await stayOf(listing.id, '03-01', 2, 200);
    await stayOf(other.id, '03-01', 3, 300);
    const desk = await makeDesk();
    const [seller] = sellersOf(await readDpi((await desk.xml()).text));
    if (!seller) throw new Error('nobody is in the file');
    expect(textsAt(seller, `${property}/Consideration/ConsQ1`)).toEqual(['500']);
    expect(textsAt(seller, `${property}/RentedDays`)).toEqual(['5']);
    expect(textsAt(seller, 'Identity/EntitySeller/Standard/EntSellerID/IN')).toEqual(['0123456749']);
  });

  it('is corrected by what changed alone, which names what it replaces', async () => {
    const { listing, client } = await makeLandlord();
    const calm = await makeLandlord(company);
    const stay = await stayOf(listing.id, '07-01', 7);
    await stayOf(calm.listing.id, '07-01', 7);
    const desk = await makeDesk();
    const first = await readDpi((await desk.xml()).text);
    const [ref] = textsAt(first, 'DPIBody/ReportableSeller/DocSpec/DocRefId');
    expect(await desk.sent()).toMatchObject({ status: 200, body: { data: { kind: 'DPI401' } } });
    expect(sellersOf(await readDpi((await desk.xml()).text))).toEqual([]);
    expect((await desk.sent()).status).toBe(409);
    await pay(stay.id, `${year}-07-02`, 77_700);
    const second = await readDpi((await desk.xml()).text);
    expect(textsAt(second, 'MessageSpec/MessageTypeIndic')).toEqual(['DPI402']);
    expect(textsAt(second, 'DPIBody/ReportableSeller/DocSpec/CorrDocRefId')).toEqual([ref]);
    expect(textsAt(second, 'DPIBody/ReportableSeller/DocSpec/DocTypeIndic')).toEqual(['OECD2']);
    expect(textsAt(second, 'DPIBody/PlatformOperator/DocSpec/DocTypeIndic')).toEqual(['OECD0']);
    expect(sellersOf(second).flatMap((one) => textsAt(one, `${property}/Consideration/ConsQ3`))).toEqual([
      '777',
    ]);
    expect((await desk.sent()).status).toBe(200);
    await prisma().bookingRequest.update({
      where: { id: stay.id },
      data: { status: 'canceled', canceledBy: 'landlord' },
    });
    const third = await readDpi((await desk.xml()).text);
    expect(textsAt(third, 'DPIBody/ReportableSeller/DocSpec/DocTypeIndic')).toEqual(['OECD3']);
    expect((await client.get(`/api/user/dac7/${year}.pdf`)).status).toBe(200);
    const mails = await prisma().outgoingMail.findMany({ where: { template: 'dac7-statement' } });
    expect(mails.map(({ dedupeKey }) => dedupeKey).toSorted()).toEqual(
      [
        `dac7-statement:${year}:${listing.userId}`,
        `dac7-statement:${year}:${calm.owner.id}`,
        `dac7-statement:${year}-2:${listing.userId}`,
      ].toSorted(),
    );
  });

  it('has new landlords in a file of their own, after the corrections', async () => {
    const { listing } = await makeLandlord();
    await stayOf(listing.id, '07-01', 7);
    const desk = await makeDesk();
    await desk.sent();
    const late = await makeLandlord();
    await stayOf(late.listing.id, '08-01', 7);
    const root = await readDpi((await desk.xml()).text);
    expect(textsAt(root, 'MessageSpec/MessageTypeIndic')).toEqual(['DPI401']);
    expect(textsAt(root, 'DPIBody/ReportableSeller/DocSpec/DocTypeIndic')).toEqual(['OECD1']);
  });

  it('leaves out who gave no details, and does not say that there is nothing', async () => {
    const { listing, owner } = await makeLandlord(null);
    await stayOf(listing.id, '07-01', 7);
    const desk = await makeDesk();
    expect((await desk.xml()).status).toBe(409);
    const { body } = await desk.client.get<Answer>('/api/admin/dac7');
    expect(body.data.years).toContainEqual(
      expect.objectContaining({
        year,
        landlords: 1,
        missing_count: 1,
        missing: [expect.objectContaining({ id: owner.id })],
      }),
    );
  });

  it.each(['1999.xml', '2026', '2026.pdf', '20266.xml'])('has no other name: %s', async (name) => {
    const desk = await makeDesk();
    expect((await desk.client.get(`/api/admin/dac7/${name}`)).status).toBe(404);
  });
});

describe('the statement', () => {
  it('says what would be reported, and is the landlord’s alone', async () => {
    const { listing, client } = await makeLandlord();
    await stayOf(listing.id, '07-01', 7, 700);
    await makeDesk();
    const stranger = await makeLandlord();
    expect((await stranger.client.get(`/api/user/dac7/${year}.pdf`)).status).toBe(404);
    const { bytes } = await client.get(`/api/user/dac7/${year}.pdf`);
    const { texts } = await readPdf(bytes);
    expect(texts.join('\n')).toMatch(/85073003328[\s\S]*Zeedijk 100[\s\S]*€ 700/);
  });
});

const DAY = 24 * 3600 * 1000;
const templates = async () =>
  (await prisma().outgoingMail.findMany({ orderBy: { createdAt: 'asc' } })).map(({ template, props }) => [
    template,
    Object(props).days,
  ]);

describe('a landlord without details', () => {
  it('is reminded after 30 and 60 days, and then publishes nothing new', async () => {
    const { owner, client } = await makeLandlord(null);
    await prisma().listing.updateMany({ data: { firstPublishedAt: new Date() } });
    const now = Date.now();
    await remindOfTax(new Date(now));
    expect(await templates()).toEqual([]);
    await makeDesk();
    for (const days of [0, 1, 29, 30, 31, 59, 60, 61, 90]) await remindOfTax(new Date(now + days * DAY));
    expect(await templates()).toEqual([0, 30, 60].map((days) => ['tax-details-asked', days]));
    await expect(requireTaxDetails(prisma(), owner.id)).rejects.toMatchObject({ code: 'tax_details_due' });
    expect((await client.put('/api/user/tax-details', person)).status).toBe(200);
    await requireTaxDetails(prisma(), owner.id);
    await remindOfTax(new Date(now + 100 * DAY));
    expect(await prisma().taxReminder.count()).toBe(0);
  });

  it('is refused where a new home would go online, and keeps those that are', async () => {
    const { owner, client, listing } = await makeLandlord(null);
    const concept = await makeConcept({ userId: owner.id });
    await makePicture({ listingId: concept.id, photo: await makeStoredPhoto() });
    await makePicture({ listingId: listing.id, photo: await makeStoredPhoto() });
    await makeDesk();
    await prisma().taxReminder.create({ data: { userId: owner.id, reminded: 60 } });
    const publish = () => client.put(`/api/listings/${concept.id}`, { action: 'enable' });
    expect((await publish()).status).toBe(409);
    expect((await client.put(`/api/listings/${listing.id}`, { price: '120' })).status).toBe(200);
    await client.put('/api/user/tax-details', person);
    expect((await publish()).status).toBe(200);
  });

  it('hears of last year in the last days of January', async () => {
    const { listing } = await makeLandlord();
    await stayOf(listing.id, '07-01', 7);
    await makeDesk();
    await remindOfTax(new Date(`${year + 1}-01-20T12:00:00Z`));
    expect(await templates()).toEqual([]);
    for (const day of [24, 25, 31]) await remindOfTax(new Date(`${year + 1}-01-${day}T12:00:00Z`));
    expect(await templates()).toEqual([['dac7-statement', undefined]]);
  });
});
