import { orderInput } from '@/lib/listing-orders/contract';
import { listingParams } from '@/lib/listings/contract';
import { moderatedListingAnswer } from '@/lib/moderation/contract';
import { endpoint } from '@/server/http/endpoint';
import { liftOrder } from '@/server/features/listing-orders/lift-order';
import { placeOrder } from '@/server/features/listing-orders/place-order';

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'Takes a listing offline by order of an authority, replacing the order that stands',
    params: listingParams,
    body: orderInput,
    response: moderatedListingAnswer,
  },
  placeOrder,
);

export const DELETE = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary: 'Lifts that order; the landlord may publish again',
    params: listingParams,
    response: 'empty',
    status: 204,
  },
  liftOrder,
);
