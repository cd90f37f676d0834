import { taxDetailsAnswer, taxDetailsInput } from '@/lib/dac7/contract';
import { getTaxDetails, saveTaxDetails } from '@/server/features/dac7/tax-details';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  { auth: 'verified', summary: 'What tax authorities are told about oneself', response: taxDetailsAnswer },
  getTaxDetails,
);

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Give what tax authorities have to be told about oneself',
    body: taxDetailsInput,
    response: taxDetailsAnswer,
  },
  saveTaxDetails,
);
