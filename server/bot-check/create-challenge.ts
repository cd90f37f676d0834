import 'server-only';

import type { ChallengeDto } from '@/lib/bot-check/contract';
import { getBotCheck } from '@/server/bot-check/get-bot-check';
import { DomainError } from '@/server/http/errors';

/** @throws DomainError not_found if the configured bot check has no challenges of ours (reCAPTCHA) */
export async function createBotChallenge(): Promise<ChallengeDto> {
  const challenge = await getBotCheck().createChallenge();
  if (!challenge) throw new DomainError('not_found');
  return challenge;
}
