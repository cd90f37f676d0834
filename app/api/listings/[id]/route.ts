import { listingAnswerDto, listingParams } from '@/lib/listings/contract';
import { listingFormBody, listingFormPutBody, savedListingDto } from '@/lib/listings/form-contract';
import { endpoint } from '@/server/http/endpoint';
import { deleteListing } from '@/server/features/listings/removal/delete-listing';
import { getListing } from '@/server/features/listings/get-listing';
import { listingUploads } from '@/server/features/listings/form/listing-uploads';
import { updateListing } from '@/server/features/listings/form/update-listing';

export const GET = endpoint(
  {
    auth: 'optional',
    summary: 'One listing, by id or slug; its owner, managers and admins see more of it',
    params: listingParams,
    response: listingAnswerDto,
  },
  ({ params, actor }) => getListing(params.id, actor),
);

export const PUT = endpoint(
  {
    auth: 'verified',
    audited: true,
    summary: 'Change a listing: what is sent; `action` publishes it or takes it offline',
    params: listingParams,
    body: listingFormBody,
    uploads: listingUploads,
    response: savedListingDto,
    limit: 'own',
  },
  updateListing,
);

export const POST = endpoint(
  {
    auth: 'verified',
    audited: true,
    summary: 'The same as PUT, for forms with files: `_method` is PUT',
    params: listingParams,
    body: listingFormPutBody,
    uploads: listingUploads,
    response: savedListingDto,
    limit: 'own',
  },
  updateListing,
);

export const DELETE = endpoint(
  {
    auth: 'verified',
    audited: true,
    summary: 'Remove a listing with its photos and requests, unless somebody stays or is to come',
    params: listingParams,
    response: 'empty',
  },
  deleteListing,
);
