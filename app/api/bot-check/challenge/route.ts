import { challengeDto } from '@/lib/bot-check/contract';
import { createBotChallenge } from '@/server/bot-check/create-challenge';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'A proof of work to solve for the token of a public form',
    response: challengeDto,
    limit: 'bot-challenge',
  },
  createBotChallenge,
);
