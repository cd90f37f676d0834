import { listingFormBody, savedListingDto } from '@/lib/listings/form-contract';
import { searchAnswerDto, searchQuery } from '@/lib/search/contract';
import { endpoint } from '@/server/http/endpoint';
import { pageOfJson } from '@/server/http/reply';
import { createListing } from '@/server/features/listings/form/create-listing';
import { newListingUploads } from '@/server/features/listings/form/listing-uploads';
import { searchListings } from '@/server/features/search/search-listings';

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'Search the homes that are online, 24 a page',
    query: searchQuery,
    response: searchAnswerDto,
  },
  async ({ query }) => pageOfJson(await searchListings(query)),
);

// The front only imports the call above; this annotation lets its bundle drop the rest.
export const POST = /* @__PURE__ */ endpoint(
  {
    auth: 'verified',
    summary: 'Create a listing, published or as concept; 200 with an address where a payment is due',
    body: listingFormBody,
    uploads: newListingUploads,
    response: savedListingDto,
    status: 201,
    limit: 'own',
  },
  createListing,
);
