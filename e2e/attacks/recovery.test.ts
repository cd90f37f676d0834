/** A thief who has a landlord's password, and somebody using an admin's unlocked device. */
import { afterEach, expect, test } from 'vitest';
import { route } from '@/lib/desk-paths';
import { demoAdmin, freshEmail, makeAccount } from '@/e2e/support/accounts';
import type { NewAccount } from '@/e2e/support/accounts';
import { Caller, letPasswordAge } from '@/e2e/support/caller';
import { addApp } from '@/e2e/support/factors';
import { rowsOf } from '@/e2e/support/database';
import { readMail } from '@/e2e/support/mail';
import { clearLeftovers } from '@/e2e/support/leftovers';

const chosen = 'garnaal-op-toast-7';

afterEach(clearLeftovers);

/** The token in a mail's link. */
async function tokenFrom(address: string, subject: RegExp, page: string): Promise<string> {
  const { links } = await readMail(address, subject);
  const link = links.find((one) => one.includes(page));
  const token = link && new URL(link).searchParams.get('token');
  if (!token) throw new Error(`no link to ${page} for ${address}`);
  return token;
}

const confirmToken = (address: string) =>
  tokenFrom(address, /Bevestig uw nieuwe/, route('must-verify-email'));
const undoToken = (address: string) => tokenFrom(address, /is gewijzigd/, route('undo-email-change'));

async function askAddress(thief: Caller, { id, password }: NewAccount, email: string) {
  const body = { first_name: 'Greet', last_name: 'Vermeulen', email, current_password: password };
  return thief.send('PUT', `/api/users/${id}`, body);
}

const addressOf = async ({ id }: NewAccount) =>
  (await rowsOf<{ email: string }>('SELECT email::text FROM users WHERE id = $1', [id]))[0]?.email;

test('a change of address by a thief does not survive the owner’s password reset', async () => {
  const owner = await makeAccount();
  const stolen = freshEmail('dief');
  const [thief, rightful] = [new Caller(), new Caller()];
  expect((await thief.signIn(owner)).status).toBe(200);
  expect((await askAddress(thief, owner, stolen)).status).toBe(200);
  const token = await confirmToken(stolen);

  await rightful.send('POST', '/forgot-password', { email: owner.email });
  const link = await tokenFrom(owner.email, /nieuw wachtwoord/, route('reset-password'));
  const reset = { email: owner.email, token: link, password: chosen };
  expect((await rightful.send('POST', '/reset-password', reset)).status).toBe(200);

  expect((await thief.send('POST', '/api/email/verify', { token })).status).toBe(422);
  expect((await thief.get('/api/user')).status).toBe(401);
  expect(await addressOf(owner)).toBe(owner.email);
});

test('an address that a thief changed and confirmed twice goes back to its owner, and stays there', async () => {
  const owner = await makeAccount();
  const [first, second] = [freshEmail('dief'), freshEmail('dief')];
  const [thief, rightful] = [new Caller(), new Caller()];
  await thief.signIn(owner);
  for (const address of [first, second]) {
    await askAddress(thief, owner, address);
    const token = await confirmToken(address);
    expect((await thief.send('POST', '/api/email/verify', { token })).status).toBe(200);
  }
  // Neither a new password set by the thief nor undoing their own change closes the owner's way back.
  const newWord = { first_name: 'x', last_name: 'y', email: second, password: chosen };
  const change = { ...newWord, current_password: owner.password };
  expect((await thief.send('PUT', `/api/users/${owner.id}`, change)).status).toBe(200);
  const ofThief = await undoToken(first);
  expect((await thief.send('POST', '/api/email/undo-change', { token: ofThief })).status).toBe(200);
  expect(await addressOf(owner)).toBe(first);

  const token = await undoToken(owner.email);
  const undone = await rightful.send('POST', '/api/email/undo-change', { token });
  expect(undone.status).toBe(200);
  const { data } = await undone.json();
  expect(await addressOf(owner)).toBe(owner.email);
  expect((await thief.get('/api/user')).status).toBe(401);
  expect((await thief.signIn({ ...owner, password: chosen })).status).toBe(422);
  expect((await thief.send('POST', '/api/email/undo-change', { token: ofThief })).status).toBe(422);
  const reset = { ...data, password: 'wulken-en-friet-3' };
  expect((await rightful.send('POST', '/reset-password', reset)).status).toBe(200);
  expect((await rightful.signIn({ ...owner, password: 'wulken-en-friet-3' })).status).toBe(200);
});

test('the owner is told of a second factor added by a thief, and the link in the mail removes it', async () => {
  const owner = await makeAccount();
  const [thief, rightful] = [new Caller(), new Caller()];
  await thief.signIn(owner);
  await addApp(thief);
  // The thief then tries to close the way back.
  const change = { first_name: 'x', last_name: 'y', email: owner.email, current_password: owner.password };
  await thief.send('PUT', `/api/users/${owner.id}`, { ...change, password: chosen });

  await rightful.send('POST', '/forgot-password', { email: owner.email });
  const link = await tokenFrom(owner.email, /nieuw wachtwoord/, route('reset-password'));
  const reset = { email: owner.email, token: link, password: 'wulken-en-friet-3' };
  expect((await rightful.send('POST', '/reset-password', reset)).status).toBe(200);
  const halfway = await rightful.signIn({ ...owner, password: reset.password });
  expect(await halfway.json()).toEqual({ second_factor: true });

  const token = await tokenFrom(owner.email, /tweestapsverificatie/, route('undo-new-access'));
  const { data } = await (await rightful.send('POST', '/api/email/undo-change', { token })).json();
  const again = { ...data, password: 'boterham-met-hagel-5' };
  expect((await rightful.send('POST', '/reset-password', again)).status).toBe(200);
  const signedIn = await rightful.signIn({ ...owner, password: again.password });
  expect(await signedIn.json()).toMatchObject({ data: { id: owner.id } });
});

test('an admin’s stolen session does not survive ending all others by impersonating a user meanwhile', async () => {
  const [admin, user] = [await makeAccount({ roleId: 3 }), await makeAccount()];
  await rowsOf('UPDATE users SET second_factor_waived = true WHERE id = $1', [admin.id]);
  const rightful = new Caller();
  expect((await rightful.signIn(admin)).status).toBe(200);
  for (let round = 0; round < 8; round += 1) {
    const thieves = [new Caller(), new Caller(), new Caller()];
    for (const thief of thieves) expect((await thief.signIn(admin)).status).toBe(200);
    const act = (thief: Caller) => thief.send('POST', `/api/impersonate/${user.id}`, { reason: 'Gestolen' });
    const leave = (thief: Caller) => thief.send('POST', '/api/impersonate/leave');
    const [first] = thieves;
    if (first) await act(first);
    await Promise.all([
      ...thieves.map((thief) => (thief === first ? leave(thief) : act(thief))),
      rightful.send('DELETE', '/api/user/sessions'),
    ]);
    const left = await rowsOf<{ n: number }>(
      'SELECT count(*)::int AS n FROM sessions WHERE user_id = $1 OR impersonator_id = $1',
      [admin.id],
    );
    expect(left).toEqual([{ n: 1 }]);
    expect((await rightful.get('/api/user')).status).toBe(200);
    for (const thief of thieves) expect((await thief.get('/api/user')).status).toBe(401);
  }
});

test('nobody can change, suspend or delete another admin from an admin’s unlocked device', async () => {
  const colleague = await makeAccount({ firstName: 'Nele', roleId: 3 });
  const intruder = new Caller();
  expect((await intruder.signIn(demoAdmin)).status).toBe(200);
  await letPasswordAge(intruder);
  const url = `/api/users/${colleague.id}`;
  const moved = { first_name: 'Nele', last_name: 'Vermeulen', email: freshEmail('weg') };
  const answers = [
    await intruder.send('PUT', url, moved),
    await intruder.send('PUT', url, { ...moved, email: colleague.email, user_role_id: 1 }),
    await intruder.send('PUT', `${url}/suspension`, { suspended: true, reason: 'Weg ermee' }),
    await intruder.send('DELETE', url),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([423, 423, 423, 423]);
  const wrong = await intruder.send('POST', '/api/user/confirm-password', { password: 'geraden-woord' });
  expect(wrong.status).toBe(422);
  expect((await intruder.send('PUT', url, moved)).status).toBe(423);
  expect(await addressOf(colleague)).toBe(colleague.email);
});
