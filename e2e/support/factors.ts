/** An authenticator app that is set up and used by calls. */
import { Secret, TOTP } from 'otpauth';
import type { Caller } from '@/e2e/support/caller';

/** What the app shows so many times 30 seconds from now; a code counts once, and older ones no more. */
export const appCode = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });

/** Sets an app up for whoever is signed in; this uses up the code of now. Returns its secret. */
export async function addApp(caller: Caller): Promise<string> {
  const path = '/api/user/second-factors/totp';
  const { data } = await (await caller.send('POST', path)).json();
  const secret = String(data.secret);
  const confirmed = await caller.send('PUT', path, { code: appCode(secret) });
  if (confirmed.status !== 200) throw new Error(`the app was refused: ${await confirmed.text()}`);
  return secret;
}
