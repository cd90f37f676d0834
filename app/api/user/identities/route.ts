import { identitiesAnswer } from '@/lib/identities/contract';
import { listIdentities } from '@/server/features/identities/list-identities';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'signed-in',
    summary: 'The accounts elsewhere with which one signs in here',
    response: identitiesAnswer,
  },
  listIdentities,
);
