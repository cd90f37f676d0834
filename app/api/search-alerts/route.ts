import { messageDto } from '@/lib/api/envelope';
import { searchAlertCall } from '@/lib/search-alerts/contract';
import { endpoint } from '@/server/http/endpoint';
import { createSearchAlert } from '@/server/search-alerts/create-search-alert';

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
