import { idParams } from '@/lib/api/params';
import { acceptedInvitationAnswer } from '@/lib/invitations/contract';
import { endpoint } from '@/server/http/endpoint';
import { acceptInvitation } from '@/server/features/invitations/accept-invitation';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Accepts to keep a calendar; its owner sees from now on who does',
    params: idParams,
    response: acceptedInvitationAnswer,
  },
  acceptInvitation,
);
