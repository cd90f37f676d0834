import { idParams } from '@/lib/api/params';
import { bookingRequestAnswer, offerInput } from '@/lib/booking-requests/contract';
import { makeOffer, takeOfferBack } from '@/server/features/booking-requests/make-offer';
import { endpoint } from '@/server/http/endpoint';

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Offers the guest of a pending request other days or another total; the guest gets a mail',
    params: idParams,
    body: offerInput,
    response: bookingRequestAnswer,
  },
  makeOffer,
);

export const DELETE = endpoint(
  {
    auth: 'verified',
    summary: 'Takes an open offer back',
    params: idParams,
    response: bookingRequestAnswer,
  },
  takeOfferBack,
);
