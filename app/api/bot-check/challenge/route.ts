import { challengeDto } from '@/lib/bot-check/contract';
import { createBotChallenge } from '@/server/bot-check/create-challenge';
import { route } from '@/server/http/route';

export const GET = route(
  {
    auth: 'public',
    summary: 'A proof of work to solve for the token of a public form',
    response: challengeDto,
    limit: 'bot-challenge',
  },
  createBotChallenge,
);
