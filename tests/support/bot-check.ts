import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { visitor } from './client';

/** Solves a challenge as a browser does; the token for `token`, `g_recaptcha_response` or `recaptcha`. */
export async function solvedBotCheck(client = visitor()): Promise<string> {
  const { body: challenge } = await client.get<Challenge>('/api/bot-check/challenge');
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
