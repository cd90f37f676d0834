import { idParams } from '@/lib/api/params';
import { endpoint } from '@/server/http/endpoint';
import { declineInvitation } from '@/server/features/invitations/decline-invitation';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Declines to keep a calendar; its owner is not told',
    params: idParams,
    response: 'empty',
    status: 204,
  },
  declineInvitation,
);
