import { previewAnswer, previewInput, textParams } from '@/lib/edited-texts/contract';
import { previewText } from '@/server/features/edited-texts/preview-text';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'texts',
    summary: 'Keeps a draft for an hour, for a look at it on the page that would show it',
    params: textParams,
    body: previewInput,
    response: previewAnswer,
    status: 201,
  },
  previewText,
);
