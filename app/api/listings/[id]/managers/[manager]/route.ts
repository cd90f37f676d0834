import { dataOf } from '@/lib/api/envelope';
import { ownListingDto } from '@/lib/listings/contract';
import { managerParams, managerRoleInput } from '@/lib/listings/manager-contract';
import { endpoint } from '@/server/http/endpoint';
import { changeManagerRole } from '@/server/features/listings/form/change-manager-role';

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'What a helper of a listing, invited or accepted, may do there, from their next request on',
    params: managerParams,
    body: managerRoleInput,
    response: dataOf(ownListingDto),
  },
  changeManagerRole,
);
