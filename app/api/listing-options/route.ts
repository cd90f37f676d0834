import { listingOptionListDto } from '@/lib/listings/reference-contract';
import { endpoint } from '@/server/http/endpoint';
import { listListingOptions } from '@/server/features/listings/list-listing-options';

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'The setting options of a listing',
    response: listingOptionListDto,
    maxAge: 300,
  },
  listListingOptions,
);
