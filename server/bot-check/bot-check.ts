import 'server-only';

import type { BotCheckAction, ChallengeDto } from '@/lib/bot-check/contract';

/** A good token: what to remember so that it is good once. */
export interface GoodToken {
  /** Names the solution; two tokens with the same id are the same solution. */
  id: string;
  /** From then on the provider refuses it anyway. */
  expiresAt: Date;
}

/** Tells people from programs. Two adapters: ALTCHA (own server, no third party) and reCAPTCHA. */
export interface BotCheck {
  /** What the browser has to solve, or null where the provider's own script asks for it. */
  createChallenge(): Promise<ChallengeDto | null>;
  /**
   * Whether a token is good for this action; null when it is not.
   * @throws DomainError unavailable (503) when the provider cannot be asked
   */
  verify(token: string, action: BotCheckAction): Promise<GoodToken | null>;
}
