import { recipientsDto } from '@/lib/recipients/contract';
import { getRecipients } from '@/server/features/recipients/get-recipients';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'figures',
    summary: 'How many people used the site a month, at most, over the last six whole months',
    response: recipientsDto,
  },
  getRecipients,
);
