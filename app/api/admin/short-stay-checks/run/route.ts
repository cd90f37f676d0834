import { pressInput } from '@/lib/short-stay/contract';
import { runAnswer } from '@/lib/short-stay-checks/contract';
import { pressChecks } from '@/server/features/short-stay-checks/press-checks';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    audited: true,
    ownTurns: true,
    summary: 'Draws, sends and reads the random checks now; 202 if the worker goes on with it',
    body: pressInput,
    refuses: [502],
    response: runAnswer,
  },
  pressChecks,
);
