import { listingParams } from '@/lib/listings/contract';
import { seasonAnswer, seasonInput, seasonListAnswer } from '@/lib/stays/contract';
import { endpoint } from '@/server/http/endpoint';
import { listSeasons } from '@/server/features/stays/find-seasons';
import { createSeason } from '@/server/features/stays/save-season';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'The seasons of a listing, the earliest first',
    params: listingParams,
    response: seasonListAnswer,
  },
  listSeasons,
);

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Add a season: prices in whole euros, ISO weekdays, the end is the first day after it',
    params: listingParams,
    body: seasonInput,
    response: seasonAnswer,
    status: 201,
  },
  createSeason,
);
