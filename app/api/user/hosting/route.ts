import { hostedStaysAnswer } from '@/lib/hosting/contract';
import { endpoint } from '@/server/http/endpoint';
import { listHostedStays } from '@/server/features/hosting/hosted-stays';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'Guests of this week in the homes that one hosts, and whose message waits; without money',
    response: hostedStaysAnswer,
  },
  listHostedStays,
);
