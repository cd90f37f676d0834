import { textAnswer, textInput, textParams, textQuery } from '@/lib/edited-texts/contract';
import { getText } from '@/server/features/edited-texts/get-text';
import { saveText } from '@/server/features/edited-texts/save-text';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'texts',
    summary: 'A text in one language with its versions',
    params: textParams,
    query: textQuery,
    response: textAnswer,
  },
  getText,
);

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'texts',
    summary: 'Changes a text in one language, as a version made from another; null is the code’s own text',
    params: textParams,
    body: textInput,
    response: textAnswer,
  },
  saveText,
);
