import { listingOptionListDto } from '@/lib/listings/reference-contract';
import { route } from '@/server/http/route';
import { listListingOptions } from '@/server/listings/list-listing-options';

export const GET = route(
  {
    auth: 'public',
    summary: 'The setting options of a listing',
    response: listingOptionListDto,
    maxAge: 300,
  },
  listListingOptions,
);
