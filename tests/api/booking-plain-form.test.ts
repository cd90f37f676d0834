import { beforeEach, describe, expect, it } from 'vitest';
import { plainFormTexts } from '@/lib/texts/plain-form';
import { issueFormToken } from '@/server/http/form-token';
import { openFormMemory } from '@/server/http/form-memory';
import { prisma } from '@/server/db';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { bookingForm, outbox } from '@/tests/support/booking';
import { visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const origin = 'http://localhost:3000';
const tokenOf = (listing: { id: number }, secondsAgo = 60) =>
  issueFormToken(`booking-request:${listing.id}`, Date.now() - secondsAgo * 1000);

function submit(
  client: TestClient,
  listing: { id: number },
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = { origin },
) {
  const fields = { form_token: tokenOf(listing), website: '', ...bookingForm(), ...changes };
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  return client.post(`/api/listings/${listing.id}/booking-requests/form`, new URLSearchParams(texts), {
    csrf: false,
    headers,
  });
}

const memoryOf = (client: TestClient) => openFormMemory(client.cookies.get('form-memory'));

describe('the request form without JavaScript', () => {
  it('creates a request and redirects to the thank-you page', async () => {
    const listing = await makeListing();
    const answer = await submit(visitor(), listing);
    expect({ status: answer.status, to: answer.headers.get('location') }).toEqual({
      status: 303,
      to: `/aanbod/${listing.slug}/reserverings-aanvragen/bedankt?zonder-script=1`,
    });
    expect(await prisma().bookingRequest.count()).toBe(1);
    expect(await outbox()).toHaveLength(2);
  });

  it('is shown again with what was typed and the errors, in a sealed cookie', async () => {
    const listing = await makeListing();
    const client = visitor();
    const answer = await submit(client, listing, { email: 'els', message: 'Geheim bericht' });
    expect(answer.headers.get('location')).toBe(`/aanbod/${listing.slug}/reserverings-aanvragen/create`);
    const memory = memoryOf(client);
    expect(memory?.errors).toEqual({ email: ['Vul een geldig e-mailadres in.'] });
    expect(memory?.values).toMatchObject({ first_name: 'Els', message: 'Geheim bericht' });
    expect(memory?.values).not.toHaveProperty('form_token');
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toContain(`Path=/aanbod/${listing.slug}/reserverings-aanvragen/create`);
    expect(Buffer.from(cookie, 'base64url').toString()).not.toContain('Geheim');
  });

  it('never sets a cookie that browsers would drop', async () => {
    const client = visitor();
    const noise = Array.from({ length: 2000 }, () =>
      String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000)),
    );
    const answer = await submit(client, await makeListing(), { email: 'x', message: noise.join('') });
    expect(answer.headers.getSetCookie()[0]?.length).toBeLessThan(4096);
    expect(memoryOf(client)?.values).toMatchObject({ first_name: 'Els' });
  });

  it.each([
    ['at once', { secondsAgo: 1 }, plainFormTexts.tooFast],
    ['after three hours', { secondsAgo: 3 * 3600 }, plainFormTexts.expired],
  ])('is refused when sent %s', async (_when, { secondsAgo }, text) => {
    const listing = await makeListing();
    const client = visitor();
    await submit(client, listing, { form_token: tokenOf(listing, secondsAgo) });
    expect(memoryOf(client)?.errors).toEqual({ body: [text] });
    expect(await prisma().bookingRequest.count()).toBe(0);
  });

  it.each([
    ['no token', { form_token: '' }],
    ['the token of another form', { form_token: issueFormToken('booking-request:0', Date.now() - 60_000) }],
    ['the hidden field filled in', { website: 'https://kustverblijf.test' }],
  ])('is refused with %s', async (_what, changes) => {
    await submit(visitor(), await makeListing(), changes);
    expect(await prisma().bookingRequest.count()).toBe(0);
  });

  it('counts once, even if sent twice at once', async () => {
    const listing = await makeListing();
    const changes = { form_token: tokenOf(listing) };
    await Promise.all([submit(visitor(), listing, changes), submit(visitor(), listing, changes)]);
    expect(await prisma().bookingRequest.count()).toBe(1);
  });

  it('is limited more strictly than the form with a bot check', async () => {
    const listing = await makeListing();
    const client = visitor();
    for (let n = 0; n < 6; n += 1)
      await submit(client, listing, { form_token: tokenOf(listing), message: `Vraag ${n}` });
    expect(await prisma().bookingRequest.count()).toBe(5);
    expect(memoryOf(client)?.errors.body).toHaveLength(1);
  });

  it.each([{}, { origin: 'https://elders.test' }, { origin: 'null' }])(
    'is 419 when it comes from another site: %j',
    async (headers) => {
      const answer = await submit(visitor(), await makeListing(), {}, headers as Record<string, string>);
      expect(answer.status).toBe(419);
    },
  );

  it('is 404 for a listing that accepts no requests', async () => {
    expect((await submit(visitor(), await makeConcept())).status).toBe(404);
  });
});
