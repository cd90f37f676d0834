import { invitationsAnswer } from '@/lib/invitations/contract';
import { endpoint } from '@/server/http/endpoint';
import { listInvitations } from '@/server/features/invitations/list-invitations';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'Calendars that this account is asked to keep',
    response: invitationsAnswer,
  },
  listInvitations,
);
