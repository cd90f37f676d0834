import { idParams } from '@/lib/api/params';
import { bookingRequestAnswer } from '@/lib/booking-requests/contract';
import { manualBookingInput } from '@/lib/manual-bookings/contract';
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
    response: bookingRequestAnswer,
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
