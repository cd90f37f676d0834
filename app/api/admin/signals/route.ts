import { signalListQuery, signalPage } from '@/lib/signals/contract';
import { endpoint } from '@/server/http/endpoint';
import { listSignals } from '@/server/features/signals/list-signals';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'signals',
    summary: 'What a moderator should look at and why, or what of it was dismissed, the latest found first',
    query: signalListQuery,
    response: signalPage,
  },
  listSignals,
);
