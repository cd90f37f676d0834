import { stopAnswer, stopInput } from '@/lib/short-stay-reports/contract';
import { endpoint } from '@/server/http/endpoint';
import { stopReports } from '@/server/features/short-stay-reports/stop-reports';

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    audited: true,
    summary: 'Stops the reports of stays to the authorities, with a reason, or lets them go on',
    body: stopInput,
    response: stopAnswer,
  },
  stopReports,
);
