import { listingParams } from '@/lib/listings/contract';
import { copySeasonsInput, seasonListAnswer } from '@/lib/stays/contract';
import { endpoint } from '@/server/http/endpoint';
import { copySeasons } from '@/server/features/stays/copy-seasons';

export const POST = endpoint(
  {
    auth: 'verified',
    summary:
      'Copy the seasons that begin in one year to a later one, moved by whole weeks; answers the new ones',
    params: listingParams,
    body: copySeasonsInput,
    response: seasonListAnswer,
  },
  copySeasons,
);
