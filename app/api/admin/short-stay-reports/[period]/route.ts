import { periodParams } from '@/lib/short-stay-reports/contract';
import { endpoint } from '@/server/http/endpoint';
import { downloadReport } from '@/server/features/short-stay-reports/download-report';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'The records of a period as each was last sent: {period}.csv, {period}.json',
    params: periodParams,
    response: { file: ['text/csv', 'application/json'] },
  },
  downloadReport,
);
