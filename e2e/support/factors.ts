/** An authenticator app, set up and used through the API. */
import { Secret, TOTP } from 'otpauth';
import type { Caller } from '@/e2e/support/caller';

/** The app's code this many times 30 seconds from now; a code works once, and older ones no longer do. */
export const appCode = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });

/** Sets up an app for the signed-in user, which uses up the current code. Returns its secret. */
export async function addApp(caller: Caller): Promise<string> {
  const path = '/api/user/second-factors/totp';
  const { data } = await (await caller.send('POST', path)).json();
  const secret = String(data.secret);
  const confirmed = await caller.send('PUT', path, { code: appCode(secret) });
  if (confirmed.status !== 200) throw new Error(`the app was refused: ${await confirmed.text()}`);
  return secret;
}
