import { systemHealthAnswer } from '@/lib/system-health/contract';
import { endpoint } from '@/server/http/endpoint';
import { getSystemHealth } from '@/server/features/system-health/get-system-health';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'health',
    summary: 'Jobs, linked calendars, mail, database and versions, and what of them needs a look',
    response: systemHealthAnswer,
    background: true,
  },
  getSystemHealth,
);
