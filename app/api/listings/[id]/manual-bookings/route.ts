import { listingParams } from '@/lib/listings/contract';
import { manualBookingAnswer, manualBookingInput } from '@/lib/manual-bookings/contract';
import { endpoint } from '@/server/http/endpoint';
import { createManualBooking } from '@/server/features/manual-bookings/save-manual-booking';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: "Writes down a stay that was agreed on elsewhere; a letter only with 'send_confirmation'",
    params: listingParams,
    body: manualBookingInput,
    response: manualBookingAnswer,
    status: 201,
  },
  createManualBooking,
);
