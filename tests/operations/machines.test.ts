/**
 * Two web servers and two workers with one PostgreSQL, behind a proxy, run with the production commands: what one of
 * them did applies to the other.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, prisma } from '@/server/db';
import { listingForm } from '@/tests/factories/listing-form';
import { makeLodging } from '@/tests/factories/lodging';
import { startFleet } from '@/tests/operations/support/fleet';
import type { Fleet } from '@/tests/operations/support/fleet';
import type { Machine } from '@/tests/operations/support/machine';
import { Visitor } from '@/tests/operations/support/visitor';
import { makeMember, password } from '@/tests/support/accounts';
import { testDatabaseUrl } from '@/tests/support/database';

let fleet: Fleet;
let [one, other]: Machine[] = [];
let landlord: Visitor;
let admin: Visitor;

let people = 0;
/** Each with its own IP address. */
const visitor = () => new Visitor(fleet.origin, `203.0.113.${(people += 1)}`);

async function signedIn(email: string): Promise<Visitor> {
  const somebody = visitor();
  expect(await somebody.status('POST', '/login', { email, password, remember: false })).toBeLessThan(300);
  return somebody;
}

/** The machine at this index, for requests that bypass the proxy. */
function machine(place: Machine | undefined): Machine {
  if (!place) throw new Error('The machines have not started.');
  return place;
}

beforeAll(async () => {
  fleet = await startFleet(testDatabaseUrl, { SECOND_FACTOR: 'none', RATE_LIMIT_READS: '40' });
  [one, other] = fleet.web;
  landlord = await signedIn((await makeMember()).email);
  admin = await signedIn((await makeMember({ roleId: 3 })).email);
}, 300_000);
afterAll(async () => {
  await fleet?.close();
  await closeDatabase();
});

/** A listing awaiting review, submitted to one machine. */
async function sendListing(at: Machine) {
  await makeLodging({ number: '900901' });
  const form = new FormData();
  for (const [field, value] of Object.entries(listingForm())) form.append(field, String(value));
  const photo = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#2a6f8f' } });
  const bytes = new Uint8Array(await photo.jpeg().toBuffer());
  form.append('images_pool[store][0][id]', crypto.randomUUID());
  form.append('images_pool[store][0][value]', new File([bytes], 'zee.jpg', { type: 'image/jpeg' }));
  form.append('images_pool[store][0][order_number]', '1');
  const answer = await landlord.call('POST', '/api/listings', form, at.address);
  const text = await answer.text();
  expect(answer.status, text).toBe(201);
  return JSON.parse(text).data;
}

describe('several machines', () => {
  it('know who is signed in, on any of them, and who no longer is', async () => {
    const member = await makeMember();
    const somebody = visitor();
    const credentials = { email: member.email, password, remember: false };
    expect(await somebody.status('POST', '/login', credentials, machine(one).address)).toBeLessThan(300);
    expect(await somebody.status('GET', '/api/user', undefined, machine(other).address)).toBe(200);
    expect(await somebody.status('POST', '/logout', {}, machine(other).address)).toBeLessThan(300);
    expect(await somebody.status('GET', '/api/user', undefined, machine(one).address)).toBe(401);
  });

  it('serve photos and pages that another one received, from the next request on', async () => {
    const listing = await sendListing(machine(one));
    const page = `/aanbod/${listing.slug}`;
    const guest = visitor();
    for (const { address } of fleet.web)
      expect(await guest.status('GET', page, undefined, address)).toBe(404);
    const approval = `/api/listings/${listing.id}/approve`;
    expect(await admin.status('PUT', approval, {}, machine(one).address)).toBe(200);
    const shown = await guest.call('GET', page, undefined, machine(other).address);
    expect(shown.status).toBe(200);
    const [photo = ''] = /\/fotos\/[^"' ]+\.webp/.exec(await shown.text()) ?? [];
    const bytes = await guest.call('GET', photo, undefined, machine(other).address);
    expect(bytes.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(await bytes.arrayBuffer()).metadata()).format).toBe('webp');
    // Both have cached it by now; a change made on one is on the next page of the other.
    for (const { address } of fleet.web)
      expect(await guest.status('GET', page, undefined, address)).toBe(200);
    expect(
      await admin.status(
        'PUT',
        `/api/listings/${listing.id}/deny`,
        { message: 'Nog niet.' },
        machine(other).address,
      ),
    ).toBeLessThan(300);
    expect(await (await guest.call('GET', page, undefined, machine(one).address)).text()).toContain(
      'noindex',
    );
  });

  it('count rate limits together', async () => {
    const eager = visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 44; n += 1) statuses.push(await eager.status('GET', '/api/listings/count'));
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.slice(40)).toEqual([429, 429, 429, 429]);
    for (const { address } of fleet.web)
      expect(await eager.status('GET', '/api/listings/count', undefined, address)).toBe(429);
    expect(await visitor().status('GET', '/api/listings/count')).toBe(200);
  });

  it('run each job once, on any worker', async () => {
    const sentBefore = letters();
    const members = await Promise.all(Array.from({ length: 24 }, () => makeMember()));
    for (const { email } of members)
      expect(await visitor().status('POST', '/forgot-password', { email })).toBeLessThan(300);
    const isSent = { recipient: { in: members.map(({ email }) => email) }, NOT: { sentAt: null } };
    await expect.poll(() => prisma().outgoingMail.count({ where: isSent }), { timeout: 20_000 }).toBe(24);
    expect(letters() - sentBefore).toBe(24);
    expect(await prisma().outgoingMail.count({ where: { ...isSent, attempts: { not: 1 } } })).toBe(0);
  });

  it('serve metrics on a separate port, and never on the public one', async () => {
    for (let n = 0; n < 2; n += 1)
      expect(await visitor().status('GET', '/', undefined, machine(one).address)).toBe(200);
    const text = await (await fetch(machine(one).metrics)).text();
    expect(text).toMatch(/http_request_duration_seconds_count\{kind="page",status="200"\} [1-9]/);
    expect(text).toMatch(/page_cache_looks_total\{result="hit"\} [1-9]/);
    expect(text).toMatch(/database_pool_connections\{pool="sql",state="idle"\} \d/);
    expect(await visitor().status('GET', '/metrics')).toBe(404);
    const done = await Promise.all(
      fleet.workers.map(async ({ metrics }) => countOf(await (await fetch(metrics)).text())),
    );
    expect(done.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(24);
  });

  it('are replaced one after another without a failed request', async () => {
    const outcomes: (number | string)[] = [];
    const served = new Set<string | null>();
    let isOver = false;
    const walk = async (path: string) => {
      while (!isOver) {
        const outcome = await visitorOf(path).then(
          async (answer) => {
            served.add(answer.headers.get('x-served-by'));
            await answer.arrayBuffer();
            return answer.status;
          },
          (error: unknown) => String(error),
        );
        outcomes.push(outcome);
        await setTimeout(50);
      }
    };
    const walking = ['/', '/aanbod', '/api/listings/count', '/api/health'].map(walk);
    for (const each of fleet.web) {
      const stopping = each.stop();
      await expect.poll(() => fleet.proxy.ready, { timeout: 20_000 }).not.toContain(each.port);
      expect(await stopping).toBe(0);
      await each.start();
      await expect.poll(() => fleet.proxy.ready, { timeout: 20_000 }).toContain(each.port);
    }
    isOver = true;
    await Promise.all(walking);
    expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(50);
    expect(served).toEqual(new Set(fleet.web.map(({ port }) => String(port))));
  }, 120_000);
});

let askers = 0;
/** A new visitor each time: limits are not the subject here. */
function visitorOf(path: string): Promise<Response> {
  askers += 1;
  const from = `198.18.${Math.floor(askers / 250)}.${(askers % 250) + 1}`;
  return new Visitor(fleet.origin, from).call('GET', path);
}

/** How many mails both workers wrote. */
function letters(): number {
  const folders = fleet.workers.map(({ dataDir }) => path.join(dataDir, 'mail'));
  return folders.flatMap((folder) => (fs.existsSync(folder) ? fs.readdirSync(folder) : [])).length;
}

const countOf = (text: string) =>
  Number(/^job_duration_seconds_count\{task="send-mail",outcome="done"\} (\d+)/m.exec(text)?.[1] ?? 0);
