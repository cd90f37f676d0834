import { messageDto } from '@/lib/api/envelope';
import { contactCall } from '@/lib/contact/contract';
import { sendContactMessage } from '@/server/features/contact/send-contact-message';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'Writes to the people behind the site',
    body: contactCall,
    response: messageDto,
    limit: 'public-form',
  },
  sendContactMessage,
);
