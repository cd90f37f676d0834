import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { vatTreatment } from '@/lib/billing/vat';
import {
  accountBuyer,
  creditNoteDocument,
  invoiceDocument,
  readDocument,
} from '@/server/features/billing/billing-document';
import type { BillingDocument, Buyer } from '@/server/features/billing/billing-document';

const buyer: Buyer = {
  name: 'Marie Peeters',
  email: 'marie@kustverblijf.test',
  street: 'Zeedijk',
  house_number: '12',
  postal_code: '8400',
  city: 'Oostende',
  country: 'be',
  vat_number: null,
  company_number: null,
  vat_check: null,
};

const at21 = vatTreatment({ country: 'be', vatNumber: null, isConfirmed: false });
const reversed = vatTreatment({ country: 'nl', vatNumber: 'NL123456782B01', isConfirmed: true });

function invoiceOf(total: number, vat = at21): BillingDocument {
  const period = { from: '2026-06-01', to: '2027-05-31' } as const;
  const facts = { number: '2026-000001', paidOn: '2026-06-01', description: 'Abonnement Jaar' } as const;
  return invoiceDocument({ ...facts, period, total, buyer, vat });
}

describe('an invoice', () => {
  it('takes the VAT out of what was paid', () => {
    const { lines, net, vat, total, issued_on: issued, paid_on: paid } = invoiceOf(9900);
    expect({ lines, net, total, issued, paid, vat: vat.amount }).toEqual({
      lines: [{ description: 'Abonnement Jaar', net: 8182 }],
      ...{ net: 8182, total: 9900, vat: 1718, issued: '2026-06-01', paid: '2026-06-01' },
    });
  });

  it('is rounded where no VAT in whole cents makes up the price', () => {
    const { net, vat, rounding, total } = invoiceOf(4900);
    expect([net, vat.amount, rounding, total]).toEqual([4050, 851, -1, 4900]);
    expect(invoiceOf(9900).rounding).toBe(0);
  });

  it('from before roundings were known stays as it was made, and its credit notes with it', () => {
    const { rounding, ...old } = { ...invoiceOf(4900), vat: { ...at21, amount: 850 } };
    expect(rounding).toBe(-1);
    const facts = { number: 'C2026-000001', issuedOn: '2026-07-01', refundedBefore: 0 } as const;
    const note = creditNoteDocument({ ...facts, invoice: readDocument(old), total: 4900 });
    expect([note.net, note.vat.amount, note.rounding]).toEqual([4050, 850, undefined]);
    expect(readDocument(note)).toEqual(note);
  });

  it('has no VAT where the buyer owes it, and says why', () => {
    const { net, vat, total } = invoiceOf(9900, reversed);
    expect([net, total]).toEqual([9900, 9900]);
    const reason = 'Btw verlegd, art. 44 en 196 Richtlijn 2006/112/EG';
    expect(vat).toEqual({ category: 'AE', rate: 0, amount: 0, reason });
  });

  it('comes out of the database as it went in', () => {
    const document = invoiceOf(9900);
    expect(readDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
  });

  it.each([
    ['a net that is not the sum of the lines', { net: 8181, total: 9899 }],
    ['a total that is not net and VAT', { total: 9901 }],
    ['parts of cents', { net: 8182.5, total: 9900.5 }],
    ['another invoice', { refers_to: { number: '2026-000002', issued_on: '2026-06-01' } }],
    ['nothing bought', { lines: [], net: 0, total: 1718 }],
  ])('is refused with %s', (_name, change) => {
    expect(() => readDocument({ ...invoiceOf(9900), ...change })).toThrow(ZodError);
  });
});

describe('a credit note', () => {
  const credit = (invoice: BillingDocument, total: number, refundedBefore = 0) =>
    creditNoteDocument({
      ...{ invoice, number: 'C2026-000001', issuedOn: '2026-07-01', total, refundedBefore },
    });

  it('names its invoice, the day the money went back and what was bought', () => {
    const note = credit(invoiceOf(12_100), 6050);
    expect(note).toMatchObject({
      ...{ kind: 'credit_note', number: 'C2026-000001', net: 5000, total: 6050, paid_on: '2026-07-01' },
      vat: { category: 'S', rate: 21, amount: 1050 },
      lines: [{ description: 'Terugbetaling: Abonnement Jaar', net: 5000 }],
      refers_to: { number: '2026-000001', issued_on: '2026-06-01' },
      buyer,
    });
    expect(readDocument(note)).toEqual(note);
  });

  it.each([
    [0, 0],
    [-1, 0],
    [12_101, 0],
    [6051, 6050],
    [0.5, 0],
    [1, -1],
  ])('is refused for %d cents after %d', (total, before) => {
    expect(() => credit(invoiceOf(12_100), total, before)).toThrow(RangeError);
  });

  it('gives net and VAT back to the cent once all parts are', () => {
    const amounts = fc.integer({ min: 1, max: 2_147_483_647 });
    const cuts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 6 });
    fc.assert(
      fc.property(amounts, cuts, fc.constantFrom(at21, reversed), (total, shares, vat) => {
        const invoice = invoiceOf(total, vat);
        const marks = [...new Set([...shares.map((share) => Math.floor((share * total) / 1_000_000)), total])]
          .filter((mark) => mark > 0)
          .toSorted((a, b) => a - b);
        let before = 0;
        const notes = marks.map((mark) => {
          const note = credit(invoice, mark - before, before);
          before = mark;
          return note;
        });
        for (const note of notes) {
          expect(readDocument(note)).toEqual(note);
          expect(Math.abs(note.net * total - invoice.net * note.total)).toBeLessThanOrEqual(total);
        }
        const sum = (pick: (note: BillingDocument) => number) =>
          notes.reduce((whole, note) => whole + pick(note), 0);
        expect(sum((note) => note.net)).toBe(invoice.net);
        expect(sum((note) => note.vat.amount)).toBe(invoice.vat.amount);
        expect(sum((note) => note.rounding ?? 0)).toBe(invoice.rounding);
        expect(sum((note) => note.total)).toBe(total);
        for (const note of notes)
          expect(Math.abs((note.net * vat.rate) / 100 - note.vat.amount)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the buyer that an account is', () => {
  const account = {
    ...{ firstName: 'Marie', lastName: 'Peeters', email: 'marie@kustverblijf.test' },
    ...{ billingStreetName: 'Zeedijk', billingHouseNumber: '12', billingPostalCode: '8400' },
    ...{ billingCity: 'Oostende', billingCountry: 'be' },
  };

  it.each([
    [null, null],
    ['BE0123456749', '0123456749'],
    ['NL123456782B01', null],
  ])('has with VAT number %s the company number %s', (vatNumber, companyNumber) => {
    const check = { checked_on: '2026-06-01', request_id: null } as const;
    expect(accountBuyer({ ...account, vatNumber }, check)).toEqual({
      ...{ ...buyer, vat_number: vatNumber, company_number: companyNumber, vat_check: check },
    });
  });

  it('has empty texts for what it did not say', () => {
    const bare = Object.fromEntries(Object.keys(account).map((key) => [key, null]));
    const nobody = { ...account, ...bare, firstName: '', lastName: '', email: 'a@b.test', vatNumber: null };
    const document = { ...invoiceOf(9900), buyer: accountBuyer(nobody, null) };
    expect(readDocument(document).buyer).toMatchObject({
      name: '',
      street: '',
      country: '',
      email: 'a@b.test',
    });
  });
});
