import { statisticsAnswer } from '@/lib/statistics/contract';
import { endpoint } from '@/server/http/endpoint';
import { getStatistics } from '@/server/features/statistics/get-statistics';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: "What one's own listings earned, and how often they were seen and asked for",
    response: statisticsAnswer,
  },
  ({ actor }) => getStatistics({ actor }),
);
