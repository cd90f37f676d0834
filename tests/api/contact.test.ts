import { beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { env } from '@/server/env';
import { issueFormToken } from '@/server/http/form-token';
import { outbox } from '@/tests/support/booking';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const form = {
  name: 'Els Maes',
  email: 'els.maes@kustverblijf.test',
  logiesdecreet: '123456',
  message: 'Mijn advertentie\nstaat nog offline.',
};

interface Refusal {
  message: string;
  errors: Record<string, string[]>;
}

describe('POST /api/contact', () => {
  it('mails the message to the people behind the site, with the sender as Reply-To', async () => {
    const answer = await visitor().post('/api/contact', { ...form, recaptcha: await solvedBotCheck() });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Uw bericht is verzonden.' } });
    expect(await outbox()).toMatchObject([
      { template: 'contact-message', recipient: env.CONTACT_EMAIL, replyTo: form.email, props: form },
    ]);
  });

  it.each([undefined, null, '', '   '])('requires no licence number: %j', async (logiesdecreet) => {
    const recaptcha = await solvedBotCheck();
    const answer = await visitor().post('/api/contact', { ...form, logiesdecreet, recaptcha });
    expect(answer.status).toBe(200);
    expect(await outbox()).toMatchObject([{ props: { logiesdecreet: null } }]);
  });

  it.each([
    ['name', { name: undefined }],
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(201) }],
    ['email', { email: undefined }],
    ['email', { email: 'els@' }],
    ['email', { email: 'els@kustverblijf.test\nBcc: a@kustverblijf.test' }],
    ['logiesdecreet', { logiesdecreet: '1234567' }],
    ['logiesdecreet', { logiesdecreet: 123456 }],
    ['message', { message: ' \n ' }],
    ['message', { message: 'x'.repeat(2001) }],
    ['recaptcha', { recaptcha: undefined }],
    ['recaptcha', { recaptcha: 'verzonnen' }],
  ])('refuses an invalid %s: %j', async (field, changes) => {
    const answer = await visitor().post<Refusal>('/api/contact', { ...form, recaptcha: 'x', ...changes });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await outbox()).toEqual([]);
  });

  it('accepts a bot check token once, also for concurrent requests', async () => {
    const recaptcha = await solvedBotCheck();
    const client = visitor();
    const send = () => client.post('/api/contact', { ...form, recaptcha });
    await client.get('/sanctum/csrf-cookie');
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422]);
    expect(await outbox()).toHaveLength(1);
  });

  it('is limited to ten in ten minutes per client address', async () => {
    const client = visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await client.post('/api/contact', {})).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });
});

describe('POST /api/contact/form', () => {
  const own = { headers: { origin: new URL(env.APP_URL).origin } };
  const tokenOf = (ageSeconds: number) => issueFormToken('contact', Date.now() - ageSeconds * 1000);
  const send = (changes: Record<string, string> = {}, client = visitor()) =>
    client.post(
      '/api/contact/form',
      new URLSearchParams({ ...form, form_token: tokenOf(60), website: '', ...changes }),
      own,
    );

  it('sends without JavaScript, and says so on the page', async () => {
    const answer = await send();
    expect({ status: answer.status, to: answer.headers.get('location') }).toEqual({
      status: 303,
      to: '/contact?formulier=verzonden#formulier',
    });
    expect(await outbox()).toMatchObject([{ template: 'contact-message', replyTo: form.email }]);
  });

  it.each([
    ['a missing message', { message: '' }],
    ['a wrong address', { email: 'els@' }],
    ['a field that people do not see', { website: 'https://kustverblijf.test' }],
    ['a forged token', { form_token: 'x.y.z' }],
    ['a token of another form', { form_token: issueFormToken('contact-request:1', Date.now() - 60_000) }],
    ['a token that is too young', { form_token: tokenOf(-60) }],
    ['a token that is too old', { form_token: tokenOf(3 * 3600) }],
  ])('shows the form again for %s', async (_what, changes) => {
    const client = visitor();
    const answer = await send(changes, client);
    expect({ status: answer.status, to: answer.headers.get('location') }).toEqual({
      status: 303,
      to: '/contact?formulier=nakijken#formulier',
    });
    expect(client.cookies.get('form-memory')).toBeTruthy();
    expect(await outbox()).toEqual([]);
  });

  it('serves several visitors from one cached page, each message once', async () => {
    const form_token = tokenOf(60);
    const sent: Record<string, string>[] = [
      { form_token },
      { form_token },
      { form_token, message: 'Iets anders.' },
    ];
    await Promise.all(sent.map((changes) => send(changes)));
    expect(await outbox()).toHaveLength(2);
    expect(await prisma().spentBotCheck.count()).toBe(2);
  });

  it('is limited to five in ten minutes per client address, with a page for the sixth', async () => {
    const client = visitor();
    for (let n = 0; n < 5; n++) await send({ message: `Vraag ${n}` }, client);
    const sixth = await send({ message: 'Vraag 6' }, client);
    expect(sixth.headers.get('location')).toBe('/contact?formulier=nakijken#formulier');
    expect(await outbox()).toHaveLength(5);
  });

  it.each([{}, { headers: { origin: 'https://elders.test' } }])(
    'refuses forms of other sites: %j',
    async (options) => {
      const answer = await visitor().post('/api/contact/form', new URLSearchParams(form), options);
      expect(answer.status).toBe(419);
    },
  );
});
