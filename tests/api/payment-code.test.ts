/** The code that a guest scans to pay: its text, its picture, and who gets neither. */
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { encode } from 'uqr';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { iban, makeAskedTalk } from '@/tests/support/payments';

beforeEach(truncateAll);

const digits = (text = '') => text.replace(/\D/g, '');

/** An approved stay with its payments as the guest reads them. */
async function makeApproved(changes: Parameters<typeof makeAskedTalk>[0] = {}) {
  const talk = await makeAskedTalk({ country: 'be', ...changes });
  expect((await talk.landlord.act('approve')).status).toBe(200);
  const requests = async () => (await talk.guest.see()).payment_requests;
  const [first] = await requests();
  const codeOf = (id: number | undefined, token = talk.token) =>
    visitor().get(`/api/stays/${token}/payment-requests/${id}/qr.svg`);
  return { ...talk, requests, first, codeOf };
}

describe('the code of a payment', () => {
  it('asks for the open amount on the landlord’s account, with the twelve digits', async () => {
    const { first, pay, requests } = await makeApproved();
    const text = (amount: string) =>
      `BCD\n002\n1\nSCT\n\nJan Janssens\n${iban}\nEUR${amount}\n\n${digits(first?.reference)}`;
    expect(first?.epc).toBe(text('210.00'));
    await pay(first?.id, 60_05);
    expect((await requests())[0]).toMatchObject({ state: 'part', epc: text('149.95') });
    await pay(first?.id, 149_95);
    expect((await requests())[0]).toMatchObject({ state: 'paid', epc: null });
  });

  it('has the form of ISO 11649 for guests from elsewhere', async () => {
    const { first } = await makeApproved({ country: 'de' });
    expect(first?.epc?.split('\n').at(-1)).toBe(first?.rf_reference);
  });

  it('is drawn square by square, with four modules of quiet', async () => {
    const { first, codeOf } = await makeApproved();
    const { status, headers, text } = await codeOf(first?.id);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(headers.get('cache-control')).toMatch(/no-store|private/);
    const { data, size } = encode(first?.epc ?? '', { ecc: 'M', border: 4 });
    const picture = await sharp(Buffer.from(text), { density: 72 })
      .resize(size * 8, size * 8, { kernel: 'nearest' })
      .flatten({ background: '#fff' })
      .greyscale()
      .raw()
      .toBuffer();
    const seen = data.map((row, y) =>
      row.map((_dark, x) => (picture[(y * 8 + 4) * size * 8 + x * 8 + 4] ?? 255) < 128),
    );
    expect(seen).toEqual(data);
    expect(seen.slice(0, 4).flat()).not.toContain(true);
  });

  it('is nobody else’s, and goes with what it is for', async () => {
    const one = await makeApproved();
    const other = await makeApproved({ email: 'ander@kustverblijf.test' });
    expect((await one.codeOf(other.first?.id)).status).toBe(404);
    expect((await one.codeOf(one.first?.id, 'onzin')).status).toBe(404);
    expect((await one.codeOf(0)).status).toBeGreaterThanOrEqual(404);
    await one.pay(one.first?.id, 210_00);
    expect((await one.codeOf(one.first?.id)).status).toBe(404);
    await other.landlord.act('cancel', {});
    expect((await other.codeOf(other.first?.id)).status).toBe(404);
  });
});
