import 'server-only';

import { createHash, createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { challengeDto } from '@/lib/bot-check/contract';
import type { ChallengeDto } from '@/lib/bot-check/contract';
import { z } from '@/lib/api/zod';
import type { BotCheck, GoodToken } from '@/server/bot-check/bot-check';

/** Valid for ten minutes (docs/rules/bot-check.md#token). */
const lifetimeSeconds = 600;

interface Effort {
  /** Hash rounds per attempt. */
  cost: number;
  /** Number of attempts needed to find the solution. */
  counters: { min: number; max: number };
}

/**
 * At 100 percent about 0.4 s of work on a laptop and two on a phone: unnoticeable behind a form, expensive a thousand
 * times over.
 */
export const effortOf = (percent: number): Effort => ({
  cost: 2000,
  counters: { min: 5 * percent, max: 15 * percent },
});

const payloadSchema = z.object({
  challenge: challengeDto,
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(200) }),
});

/** altcha-lib's payload: base64-encoded JSON. */
function parsePayload(token: string): z.infer<typeof payloadSchema> | null {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

interface Secrets {
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}

function secretsOf(secret: Buffer | string): Secrets {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  return {
    hmacSignatureSecret: derive('bot-check:challenge'),
    hmacKeySignatureSecret: derive('bot-check:key'),
  };
}

/**
 * ALTCHA: the browser has to find a number that the server chose; the server stores nothing, since the challenge is
 * signed.
 */
export class AltchaCheck implements BotCheck {
  readonly #secrets: Secrets;
  readonly #earlier: readonly Secrets[];
  readonly #effort: Effort;

  /**
   * @param effort of new challenges; challenges are accepted if signed with any of the secrets
   * @param earlier secrets that challenges in open pages may have been signed with
   */
  constructor(secret: Buffer | string, effort: Effort, earlier: readonly (Buffer | string)[] = []) {
    this.#effort = effort;
    this.#secrets = secretsOf(secret);
    this.#earlier = earlier.map(secretsOf);
  }

  async createChallenge(now = Date.now()): Promise<ChallengeDto> {
    const { cost, counters } = this.#effort;
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      counter: randomInt(counters.min, counters.max),
      deriveKey,
      expiresAt: Math.floor(now / 1000) + lifetimeSeconds,
      ...this.#secrets,
    });
    return challengeDto.parse(challenge);
  }

  async #isGenuine(payload: z.infer<typeof payloadSchema>): Promise<boolean> {
    for (const secrets of [this.#secrets, ...this.#earlier]) {
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets });
      if (verified) return true;
    }
    return false;
  }

  async verify(token: string): Promise<GoodToken | null> {
    const payload = parsePayload(token);
    if (!payload) return null;
    if (!(await this.#isGenuine(payload))) return null;
    const { nonce, expiresAt } = payload.challenge.parameters;
    // Identified by the signed nonce, since one solution can be written in many ways.
    return {
      id: createHash('sha256').update(`altcha:${nonce}`).digest('hex'),
      expiresAt: new Date(expiresAt * 1000),
    };
  }
}
