import { beforeEach, describe, expect, it } from 'vitest';
import { contactDetails, siteName } from '@/lib/site';
import { toInvoice } from '@/server/billing/invoice';
import { invoiceSelect } from '@/server/billing/select';
import { writeInvoice } from '@/server/billing/write-invoice';
import { prisma } from '@/server/db';
import { makeOrder } from '@/tests/factories/order';
import { makeSubscription } from '@/tests/factories/subscription';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { pdfTexts } from '@/tests/support/pdf';

beforeEach(truncateAll);

const invoiceOf = (id: number) => `/api/orders/${id}/invoice`;

async function textsOf(id: number): Promise<string[]> {
  const row = await prisma().order.findUniqueOrThrow({ where: { id }, select: invoiceSelect });
  return pdfTexts(await writeInvoice(toInvoice(row)));
}

describe('GET /api/orders/{id}/invoice', () => {
  it('is a PDF with a name of its own, which nobody keeps on the way', async () => {
    const owner = await makeUser();
    const order = await makeOrder({ userId: owner.id });
    const { status, headers, text } = await (await signedIn(owner)).get(invoiceOf(order.id));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="factuur-${order.number}.pdf"`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toMatch(/^%PDF-1\./);
    expect(text).toContain('/Lang (nl-BE)');
  });

  it('does not exist for others, admins among them, nor where there is no such order', async () => {
    const order = await makeOrder();
    for (const user of [await makeUser(), await makeAdmin()]) {
      const client = await signedIn(user);
      for (const id of [order.id, order.id + 1, 0, 2_147_483_648]) {
        expect((await client.get(invoiceOf(id))).status).toBe(404);
      }
      expect((await client.get('/api/orders/x/invoice')).status).toBe(404);
    }
  });
});

describe('an invoice', () => {
  it('names seller, buyer, number, days, what was bought and the VAT', async () => {
    const userId = (await makeUser()).id;
    const subscription = await makeSubscription({ userId, name: 'Jaar - zeezicht-oostende' });
    const order = await makeOrder({ userId, subscriptionId: subscription.id, subtotal: 8182, total: 9900 });
    const texts = await textsOf(order.id);
    const wanted = [
      ...[siteName(), 'Factuur', order.number, '1 juni 2026'],
      ...[contactDetails.street, `Btw-nummer ${contactDetails.vatNumber}`],
      ...['Marie Peeters', 'Zeedijk 12', '8400 Oostende', 'België'],
      ...['Abonnement Jaar - zeezicht-oostende', '€ 81,82', 'Btw 21 %', '€ 17,18', '€ 99,-'],
      'Dit bedrag is betaald op 1 juni 2026. U hoeft niets meer te doen.',
    ];
    expect(texts).toEqual(expect.arrayContaining(wanted));
  });

  it('keeps the details of the day of payment, whatever the account says today', async () => {
    const owner = await makeUser();
    const buyer = { name: 'Şahin Łukasz', vat_number: 'BE 0123.456.749', city: 'Gent', country: 'xx' };
    const order = await makeOrder({ userId: owner.id, buyer });
    await prisma().user.update({ where: { id: owner.id }, data: { billingCity: 'Brugge' } });
    const texts = await textsOf(order.id);
    expect(texts).toEqual(
      expect.arrayContaining(['Sahin Lukasz', 'Gent', 'xx', 'Btw-nummer BE 0123.456.749']),
    );
    expect(texts.join('\n')).not.toMatch(/Brugge|null|undefined/);
  });

  it('says nothing of a payment that did not come, and no rate that does not fit', async () => {
    const order = await makeOrder({ status: 'open', processedAt: null, subtotal: 8000, total: 9900 });
    const texts = await textsOf(order.id);
    expect(texts).toContain('Btw');
    expect(texts).toContain('Adverteren op Kustverblijf');
    expect(texts.join('\n')).not.toMatch(/betaald|%/i);
  });

  it('is the same every time, on one page', async () => {
    const order = await makeOrder({ buyer: { name: 'N'.repeat(200), city: 'Gent '.repeat(60) } });
    const row = await prisma().order.findUniqueOrThrow({ where: { id: order.id }, select: invoiceSelect });
    const [one, two] = [await writeInvoice(toInvoice(row)), await writeInvoice(toInvoice(row))];
    expect(one.equals(two)).toBe(true);
    expect(one.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});
