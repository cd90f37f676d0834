import { messageDto } from '@/lib/api/envelope';
import { searchAlertCall, searchAlertListQuery, searchAlertPage } from '@/lib/search-alerts/contract';
import { endpoint } from '@/server/http/endpoint';
import { createSearchAlert } from '@/server/features/search-alerts/create-search-alert';
import { listSearchAlerts } from '@/server/features/search-alerts/list-search-alerts';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'alerts',
    summary: 'Alerts of all visitors, the newest first',
    query: searchAlertListQuery,
    response: searchAlertPage,
  },
  listSearchAlerts,
);

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'Asks for mail about homes that a search newly finds, or days of a home that become free',
    body: searchAlertCall,
    response: messageDto,
    status: 202,
    limit: 'public-form',
  },
  createSearchAlert,
);
