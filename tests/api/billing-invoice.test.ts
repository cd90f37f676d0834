import { beforeEach, describe, expect, it } from 'vitest';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';
import { readDocument } from '@/server/features/billing/billing-document';
import { writeInvoice } from '@/server/features/billing/write-invoice';
import { prisma } from '@/server/db';
import { makeCreditNote } from '@/tests/factories/credit-note';
import { makeOrder } from '@/tests/factories/order';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { readPdf } from '@/tests/support/pdf';

beforeEach(truncateAll);

const pdfOf = ({ document }: { document: unknown }) => writeInvoice(readDocument(document));
const textsOf = async (row: { document: unknown }) => (await readPdf(await pdfOf(row))).texts;

/** A landlord with a paid order, of which a part was refunded. */
async function makePaid() {
  const owner = await makeUser();
  const order = await makeOrder({ userId: owner.id });
  const note = await makeCreditNote({ orderId: order.id, total: 6050 });
  return { owner, order, note };
}

describe.each(['invoice', 'e-invoice'] as const)('the %s of a payment', (file) => {
  const type = file === 'invoice' ? 'application/pdf' : 'application/xml; charset=utf-8';
  const extension = file === 'invoice' ? 'pdf' : 'xml';

  it('is a file with its own name, which no cache stores', async () => {
    const { owner, order, note } = await makePaid();
    for (const client of [await signedIn(owner), await signedIn(await makeAdmin())]) {
      for (const [path, name] of [
        [`/api/orders/${order.id}/${file}`, `factuur-${order.number}.${extension}`],
        [`/api/credit-notes/${note.id}/${file}`, `creditnota-${note.number}.${extension}`],
      ]) {
        const { status, headers, text } = await client.get(path ?? '');
        expect(status).toBe(200);
        expect(headers.get('content-type')).toBe(type);
        expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(text).toMatch(/^(%PDF-1\.|<\?xml )/);
      }
    }
  });

  it('does not exist for others, nor if there is no such payment', async () => {
    const { order, note } = await makePaid();
    const [stranger, admin] = [await signedIn(await makeUser()), await signedIn(await makeAdmin())];
    for (const id of [order.id, note.id]) {
      expect((await stranger.get(`/api/orders/${id}/${file}`)).status).toBe(404);
      expect((await stranger.get(`/api/credit-notes/${id}/${file}`)).status).toBe(404);
    }
    for (const id of [order.id + 1, 0, 2_147_483_648, 'x']) {
      expect((await admin.get(`/api/orders/${id}/${file}`)).status).toBe(404);
      expect((await admin.get(`/api/credit-notes/${id}/${file}`)).status).toBe(404);
    }
  });
});

describe('an issued document', () => {
  it('never changes', async () => {
    const { order, note } = await makePaid();
    const document = { ...readDocument(order.document), number: '2026-999999' };
    await expect(prisma().order.update({ where: { id: order.id }, data: { document } })).rejects.toThrow(
      'never changes',
    );
    await expect(prisma().creditNote.update({ where: { id: note.id }, data: { document } })).rejects.toThrow(
      'never changes',
    );
  });
});

describe('an invoice', () => {
  it('names seller, buyer, number, dates, what was bought and the VAT', async () => {
    const order = await makeOrder({ total: 9900 });
    const wanted = [
      ...[siteName(), 'Factuur', order.number, '1 juni 2026'],
      ...[contactDetails.street, `Btw-nummer ${contactDetails.vatNumber}`],
      ...['Marie Peeters', 'Zeedijk 12', '8400 Oostende', 'België'],
      ...['Abonnement Jaar - zeezicht-oostende', 'Van 1 juni 2026 tot en met 31 mei 2027'],
      ...['€ 81,82', 'Btw 21 %', '€ 17,18', '€ 99,-'],
      'Dit bedrag is betaald op 1 juni 2026. U hoeft niets meer te doen.',
    ];
    expect(await textsOf(order)).toEqual(expect.arrayContaining(wanted));
  });

  it('states the rounding of a price whose VAT is not in whole cents', async () => {
    const texts = (await textsOf(await makeOrder({ total: 4900 }))).join('\n');
    expect(texts).toMatch(
      /€ 40,50\nBtw 21 %\n€ 8,51\nTotaal met btw\n€ 49,01\nAfronding\n€ -0,01\nTotaal na afronding\n€ 49,-/,
    );
    expect((await textsOf(await makeOrder({ total: 9900 }))).join()).not.toContain('frond');
  });

  it('states that the buyer accounts for the VAT, if so', async () => {
    const buyer = { name: 'Strandhuis bv', country: 'nl', vat_number: 'NL123456782B01' };
    const texts = await textsOf(await makeOrder({ total: 9900, buyer }));
    const wanted = [
      ...['Strandhuis bv', 'Nederland', 'Btw-nummer NL123456782B01', 'Btw 0 %', '€ 0,-'],
      'Btw verlegd, art. 44 en 196 Richtlijn 2006/112/EG',
    ];
    expect(texts).toEqual(expect.arrayContaining(wanted));
    expect(texts.filter((text) => text === '€ 99,-')).toHaveLength(3);
  });

  it('keeps the details of the day of payment, whatever the account says today', async () => {
    const owner = await makeUser();
    const buyer = { name: 'Şahin Łukasz', vat_number: 'BE0123456749', city: 'Gent', country: 'xx' };
    const order = await makeOrder({ userId: owner.id, buyer });
    await prisma().user.update({ where: { id: owner.id }, data: { billingCity: 'Brugge' } });
    const texts = await textsOf(order);
    expect(texts).toEqual(
      expect.arrayContaining(['Sahin Lukasz', '8400 Gent', 'XX', 'Btw-nummer BE0123456749']),
    );
    expect(texts.join('\n')).not.toMatch(/Brugge|null|undefined/);
  });

  it('omits what was not known', async () => {
    const { document } = await makeOrder({ buyer: { name: '', street: '', house_number: '', country: '' } });
    const texts = await textsOf({ document: { ...readDocument(document), period: null, paid_on: null } });
    expect(texts).toEqual(expect.arrayContaining(['marie.peeters@kustverblijf.test', '8400 Oostende']));
    expect(texts.join('\n')).not.toMatch(/betaald|tot en met|null|undefined/i);
  });

  it('is the same every time, on one page', async () => {
    const order = await makeOrder({ buyer: { name: 'N'.repeat(200), city: 'Gent '.repeat(60) } });
    const [one, two] = [await pdfOf(order), await pdfOf(order)];
    expect(one.equals(two)).toBe(true);
    expect((await readPdf(one)).count).toBe(1);
    expect(one.toString('latin1')).toContain('/Lang (nl-BE)');
  });
});

describe('a credit note', () => {
  it('names its invoice, what was refunded and when', async () => {
    const { order, note } = await makePaid();
    const { texts, count } = await readPdf(await pdfOf(note));
    const wanted = [
      ...['Creditnota', note.number, '1 juli 2026', 'Bij factuur', order.number, '1 juni 2026'],
      ...['Terugbetaling: Abonnement Jaar - zeezicht-oostende', 'Marie Peeters'],
      ...['€ 50,-', 'Btw 21 %', '€ 10,50', '€ 60,50'],
      'Dit bedrag is terugbetaald op 1 juli 2026. U hoeft niets te doen.',
    ];
    expect(texts).toEqual(expect.arrayContaining(wanted));
    expect(count).toBe(1);
  });
});
