import { pressInput } from '@/lib/short-stay/contract';
import { periodParams, reportPeriodAnswer } from '@/lib/short-stay-reports/contract';
import { endpoint } from '@/server/http/endpoint';
import { sendReport } from '@/server/features/short-stay-reports/send-report';

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    audited: true,
    ownTurns: true,
    summary: 'Sends what a period that is over owes the authorities; 202 if the worker goes on with it',
    params: periodParams,
    body: pressInput,
    refuses: [502],
    response: reportPeriodAnswer,
  },
  sendReport,
);
