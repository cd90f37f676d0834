import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { AltchaCheck } from '@/server/bot-check/altcha';
import { env } from '@/server/env';

/** Solves a challenge as a browser does; returns the token for a form. */
export async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

/**
 * A valid token for `token`, `g_recaptcha_response` or `recaptcha`: signed as by the server, with hardly any work. The
 * server's own challenges are solved in bot-check.test.ts.
 */
export async function solvedBotCheck(): Promise<string> {
  const easy = new AltchaCheck(env.AUTH_SECRET, { cost: 1, counters: { min: 1, max: 2 } });
  return solved(await easy.createChallenge());
}
