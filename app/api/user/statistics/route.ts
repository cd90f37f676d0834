import { statisticsAnswer } from '@/lib/statistics/contract';
import { route } from '@/server/http/route';
import { getStatistics } from '@/server/statistics/get-statistics';

export const GET = route(
  {
    auth: 'verified',
    summary: "What one's own listings earned, and how often they were seen and asked for",
    response: statisticsAnswer,
  },
  ({ actor }) => getStatistics({ actor }),
);
