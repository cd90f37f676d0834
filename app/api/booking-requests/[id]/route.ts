import { idParams } from '@/lib/api/params';
import { bookingRequestAnswer, noteInput } from '@/lib/booking-requests/contract';
import { getBookingRequest } from '@/server/booking-requests/get-booking-request';
import { saveNote } from '@/server/booking-requests/save-note';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'A booking request, for the owner of its listing and admins; the owner has then read it',
    params: idParams,
    response: bookingRequestAnswer,
  },
  getBookingRequest,
);

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: "Saves the owner's private note",
    params: idParams,
    body: noteInput,
    response: bookingRequestAnswer,
  },
  saveNote,
);
