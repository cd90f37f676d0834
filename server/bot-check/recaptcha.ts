import 'server-only';

import { createHash } from 'node:crypto';
import { z } from '@/lib/api/zod';
import type { BotCheckAction } from '@/lib/bot-check/contract';
import type { BotCheck, GoodToken } from '@/server/bot-check/bot-check';
import { DomainError } from '@/server/http/errors';
import { log } from '@/server/log';

const googleUrl = 'https://www.google.com/recaptcha/api/siteverify';
/** Google's recommendation for version 3: 1.0 is very likely a person, 0.0 very likely a bot. */
const minScore = 0.5;
const patience = 5000;
/** Google accepts a token for two minutes; here it is remembered a little longer. */
const rememberedFor = 5 * 60 * 1000;

const answerSchema = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  score: z.number().optional(),
});

interface RecaptchaSettings {
  secret: string;
  /** The host name that tokens must have been made on: the site's own. */
  hostname: string;
  /** Overrides the address of the service, for a stand-in. */
  url?: string;
}

/** Google reCAPTCHA version 3: success, action, host name and score must all be right. */
export class RecaptchaCheck implements BotCheck {
  readonly #settings: RecaptchaSettings;

  constructor(settings: RecaptchaSettings) {
    this.#settings = settings;
  }

  createChallenge(): Promise<null> {
    return Promise.resolve(null);
  }

  async verify(token: string, action: BotCheckAction): Promise<GoodToken | null> {
    const answer = await this.#ask(token);
    const isGood =
      answer.success &&
      answer.action === action &&
      answer.hostname === this.#settings.hostname &&
      (answer.score ?? 0) >= minScore;
    if (!isGood) return null;
    return {
      id: createHash('sha256').update(`recaptcha:${token}`).digest('hex'),
      expiresAt: new Date(Date.now() + rememberedFor),
    };
  }

  /** The visitor's address is not sent: Google does not need it from us. */
  async #ask(token: string): Promise<z.infer<typeof answerSchema>> {
    const { secret, url = googleUrl } = this.#settings;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      });
      if (!answer.ok) throw new Error(`reCAPTCHA answered ${answer.status}`);
      return answerSchema.parse(await answer.json());
    } catch (error) {
      log.error({ err: error }, 'reCAPTCHA cannot be asked');
      throw new DomainError('unavailable', { retryAfter: 30 });
    }
  }
}
