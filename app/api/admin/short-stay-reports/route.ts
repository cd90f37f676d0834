import { reportPeriodsAnswer } from '@/lib/short-stay-reports/contract';
import { endpoint } from '@/server/http/endpoint';
import { listReports } from '@/server/features/short-stay-reports/list-reports';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    background: true,
    summary: 'What was reported of stays to the authorities, by period: the 24 newest',
    response: reportPeriodsAnswer,
  },
  listReports,
);
