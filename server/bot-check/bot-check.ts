import 'server-only';

import type { BotCheckAction, ChallengeDto } from '@/lib/bot-check/contract';

/** A valid token: what to remember so that it can only be used once. */
export interface GoodToken {
  /** Identifies the solution; two tokens with the same id are the same solution. */
  id: string;
  /** After this the provider rejects it anyway. */
  expiresAt: Date;
}

/** Tells people from bots. Two adapters: ALTCHA (on our own server, no third party) and reCAPTCHA. */
export interface BotCheck {
  /** The challenge for the browser, or null if the provider's own script fetches it. */
  createChallenge(): Promise<ChallengeDto | null>;
  /**
   * Checks a token for this action; null if it is not valid.
   * @throws DomainError unavailable (503) when the provider cannot be reached
   */
  verify(token: string, action: BotCheckAction): Promise<GoodToken | null>;
}
