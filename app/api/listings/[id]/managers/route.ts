import { dataOf } from '@/lib/api/envelope';
import { listingParams, ownListingDto } from '@/lib/listings/contract';
import { managersInput } from '@/lib/listings/form-contract';
import { endpoint } from '@/server/http/endpoint';
import { updateManagers } from '@/server/features/listings/form/update-managers';

export const PUT = endpoint(
  {
    auth: 'verified',
    audited: true,
    summary: 'Remove and invite calendar managers of a listing, by e-mail address',
    params: listingParams,
    body: managersInput,
    response: dataOf(ownListingDto),
    limit: 'own',
  },
  updateManagers,
);
