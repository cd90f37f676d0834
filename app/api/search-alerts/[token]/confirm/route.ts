import { messageDto } from '@/lib/api/envelope';
import { searchAlertParams } from '@/lib/search-alerts/contract';
import { endpoint } from '@/server/http/endpoint';
import { confirmSearchAlert } from '@/server/features/search-alerts/confirm-search-alert';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'Confirms an alert; the button behind the link of its first mail',
    params: searchAlertParams,
    response: messageDto,
    limit: 'open-form',
  },
  confirmSearchAlert,
);
