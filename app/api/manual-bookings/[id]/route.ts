import { idParams } from '@/lib/api/params';
import { manualBookingAnswer, manualBookingInput } from '@/lib/manual-bookings/contract';
import { endpoint } from '@/server/http/endpoint';
import {
  changeManualBooking,
  removeManualBooking,
} from '@/server/features/manual-bookings/save-manual-booking';

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: "Replaces a booking that the landlord wrote down; a letter only with 'send_confirmation'",
    params: idParams,
    body: manualBookingInput,
    response: manualBookingAnswer,
  },
  changeManualBooking,
);

export const DELETE = endpoint(
  {
    auth: 'verified',
    summary: 'Removes a booking that the landlord wrote down; its nights are free again',
    params: idParams,
    response: 'empty',
    status: 204,
  },
  removeManualBooking,
);
