import { idListQuery } from '@/lib/api/params';
import { endpoint } from '@/server/http/endpoint';
import { endSearchAlerts } from '@/server/features/search-alerts/end-search-alerts';

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'alerts',
    summary: 'Ends alerts: all of them or none',
    query: idListQuery,
    refuses: [404],
    response: 'empty',
  },
  endSearchAlerts,
);
