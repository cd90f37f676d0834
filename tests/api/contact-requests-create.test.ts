import { beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { env } from '@/server/env';
import { issueContactRequestFormToken } from '@/server/features/contact-requests/submit-plain-form';
import { issueFormToken } from '@/server/http/form-token';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { outbox } from '@/tests/support/booking';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const form = {
  first_name: 'Els',
  last_name: 'Maes',
  email: 'els.maes@kustverblijf.test',
  country: 'be',
  phone: '+32 470 12 34 56',
  subject: 'Parkeren',
  message: 'Is er een garage\nvoor een hoge auto?',
};

interface Refusal {
  message: string;
  errors: Record<string, string[]>;
}

async function send<T>(ref: number | string, changes: Record<string, unknown> = {}) {
  const g_recaptcha_response = await solvedBotCheck();
  const body = { ...form, g_recaptcha_response, ...changes };
  return visitor().post<T>(`/api/listings/${ref}/contact-requests`, body);
}

describe('POST /api/listings/{id}/contact-requests', () => {
  it('stores the question and mails guest and landlord', async () => {
    const owner = await makeUser();
    const listing = await makeListing({ userId: owner.id });
    const answer = await send(listing.id);
    expect(answer).toMatchObject({ status: 201, body: { message: 'Uw bericht is verzonden.' } });
    const stored = await prisma().contactRequest.findFirstOrThrow();
    expect(stored).toMatchObject({
      listingId: listing.id,
      firstName: 'Els',
      lastName: 'Maes',
      email: form.email,
      country: 'be',
      phone: form.phone,
      subject: 'Parkeren',
      message: form.message,
      readAt: null,
      handledAt: null,
    });
    const mails = (await outbox()).map(({ template, recipient, replyTo }) => [template, recipient, replyTo]);
    expect(mails).toEqual([
      ['contact-request-new', owner.email, form.email],
      ['contact-request-received', form.email, null],
    ]);
  });

  it('accepts the slug, and no phone number', async () => {
    const listing = await makeListing();
    expect((await send(listing.slug, { phone: '' })).status).toBe(201);
    expect(await prisma().contactRequest.findFirstOrThrow()).toMatchObject({ phone: null });
  });

  it('sends no mail to a landlord who wants none', async () => {
    const owner = await makeUser({ receiveEmails: false });
    await send((await makeListing({ userId: owner.id })).id);
    expect((await outbox()).map(({ template }) => template)).toEqual(['contact-request-received']);
  });

  it.each([
    ['first_name', { first_name: '  ' }],
    ['first_name', { first_name: 'x'.repeat(101) }],
    ['last_name', { last_name: undefined }],
    ['last_name', { last_name: 7 }],
    ['email', { email: 'els' }],
    ['email', { email: undefined }],
    ['country', { country: 'us' }],
    ['country', { country: undefined }],
    ['phone', { phone: 'bel maar' }],
    ['phone', { phone: '1'.repeat(31) }],
    ['subject', { subject: '' }],
    ['subject', { subject: 'x'.repeat(201) }],
    ['message', { message: '\n' }],
    ['message', { message: 'x'.repeat(2001) }],
    ['g_recaptcha_response', { g_recaptcha_response: undefined }],
    ['g_recaptcha_response', { g_recaptcha_response: 'verzonnen' }],
  ])('refuses an invalid %s: %j', async (field, changes) => {
    const listing = await makeListing();
    const answer = await visitor().post<Refusal>(`/api/listings/${listing.id}/contact-requests`, {
      ...form,
      g_recaptcha_response: 'x',
      ...changes,
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await prisma().contactRequest.count()).toBe(0);
    expect(await outbox()).toEqual([]);
  });

  it.each([
    ['a concept', makeConcept],
    ['a waiting listing', makeWaitingListing],
    ['a listing that went offline', () => makeListing({ disabledAt: new Date() })],
    ['nothing', async () => ({ id: 999_999 })],
    ['a number that no column holds', async () => ({ id: 9_999_999_999 })],
  ])('is 404 for %s', async (_what, make) => {
    const { id } = await make();
    const body = { ...form, g_recaptcha_response: 'x' };
    expect((await visitor().post(`/api/listings/${id}/contact-requests`, body)).status).toBe(404);
  });

  it('accepts a bot check token once, also for concurrent requests, and does not use it up on a refused one', async () => {
    const listing = await makeListing();
    const g_recaptcha_response = await solvedBotCheck();
    expect((await send(listing.id, { g_recaptcha_response, subject: '' })).status).toBe(422);
    const both = await Promise.all([1, 2].map(() => send(listing.id, { g_recaptcha_response })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(await prisma().contactRequest.count()).toBe(1);
    expect(await outbox()).toHaveLength(2);
  });
});

describe('POST /api/listings/{id}/contact-requests/form', () => {
  const own = { headers: { origin: new URL(env.APP_URL).origin } };
  const minuteOld = (id: number) => issueFormToken(`contact-request:${id}`, Date.now() - 60_000);
  const post = (ref: number | string, fields: Record<string, string>, client = visitor()) =>
    client.post(`/api/listings/${ref}/contact-requests/form`, new URLSearchParams(fields), own);

  it('sends without JavaScript and redirects to the thank-you page', async () => {
    const listing = await makeListing();
    const answer = await post(listing.slug, { ...form, form_token: minuteOld(listing.id) });
    expect({ status: answer.status, to: answer.headers.get('location') }).toEqual({
      status: 303,
      to: `/aanbod/${listing.slug}/contact-aanvragen/bedankt?zonder-script=1`,
    });
    expect(await prisma().contactRequest.count()).toBe(1);
  });

  it.each([
    ['a missing subject', { subject: '' }],
    ['a field that people do not see', { website: 'x' }],
    ['a token of another home', { form_token: issueContactRequestFormToken({ id: 0 }) }],
  ])('shows the form again for %s', async (_what, changes) => {
    const listing = await makeListing();
    const client = visitor();
    const answer = await post(listing.id, { ...form, form_token: minuteOld(listing.id), ...changes }, client);
    expect(answer.headers.get('location')).toBe(`/aanbod/${listing.slug}/contact-aanvragen/create`);
    expect(client.cookies.get('form-memory')).toBeTruthy();
    expect(await prisma().contactRequest.count()).toBe(0);
  });

  it('accepts a token once', async () => {
    const listing = await makeListing();
    const fields = { ...form, form_token: minuteOld(listing.id) };
    const answers = await Promise.all([post(listing.id, fields), post(listing.id, fields)]);
    const pages = answers.map(({ headers }) => headers.get('location')?.split('/').at(-1));
    expect(pages.toSorted()).toEqual(['bedankt?zonder-script=1', 'create']);
    expect(await prisma().contactRequest.count()).toBe(1);
  });

  it('is 404 for a listing that is not public', async () => {
    const { id } = await makeWaitingListing();
    expect((await post(id, form)).status).toBe(404);
  });
});
