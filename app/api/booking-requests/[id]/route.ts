import { idParams } from '@/lib/api/params';
import { bookingRequestAnswer, bookingRequestDetailAnswer, noteInput } from '@/lib/booking-requests/contract';
import { getRequestDetail } from '@/server/features/booking-requests/get-request-detail';
import { saveNote } from '@/server/features/booking-requests/save-note';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'A booking request, for the owner of its listing and admins; the owner has then read it',
    params: idParams,
    response: bookingRequestDetailAnswer,
  },
  getRequestDetail,
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
