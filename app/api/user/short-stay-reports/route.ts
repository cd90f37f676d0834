import { pageQuery } from '@/lib/api/params';
import { stayReportPage } from '@/lib/short-stay-reports/contract';
import { endpoint } from '@/server/http/endpoint';
import { listOwnReports } from '@/server/features/short-stay-reports/list-own-reports';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'What was reported to the authorities of stays in the own homes, the latest first',
    query: pageQuery,
    response: stayReportPage,
  },
  listOwnReports,
);
