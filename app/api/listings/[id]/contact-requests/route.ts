import { contactRequestCall, sentQuestionDto } from '@/lib/contact-requests/contract';
import { listingParams } from '@/lib/listings/contract';
import { createContactRequest } from '@/server/features/contact-requests/create-contact-request';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'Asks a landlord something; the owner and the guest get a mail',
    params: listingParams,
    body: contactRequestCall,
    response: sentQuestionDto,
    status: 201,
    limit: 'public-form',
  },
  createContactRequest,
);
