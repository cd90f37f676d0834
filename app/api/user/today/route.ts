import { todayAnswer } from '@/lib/today/contract';
import { endpoint } from '@/server/http/endpoint';
import { getToday } from '@/server/features/today/get-today';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: "What one's own homes need today: what to answer, who comes and goes, what to mend",
    response: todayAnswer,
    background: true,
  },
  ({ actor }) => getToday({ actor }),
);
