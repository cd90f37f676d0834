import { pressInput, refreshAnswer } from '@/lib/short-stay/contract';
import { endpoint } from '@/server/http/endpoint';
import { pressRefresh } from '@/server/features/short-stay/press-refresh';

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    audited: true,
    ownTurns: true,
    summary: 'Reads the areas of the entry point for short stays now; 202 if the worker goes on with it',
    body: pressInput,
    refuses: [502],
    response: refreshAnswer,
  },
  pressRefresh,
);
