import { seasonAnswer, seasonInput, seasonParams } from '@/lib/stays/contract';
import { endpoint } from '@/server/http/endpoint';
import { deleteSeason, updateSeason } from '@/server/features/stays/save-season';

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Replace a season',
    params: seasonParams,
    body: seasonInput,
    response: seasonAnswer,
  },
  updateSeason,
);

export const DELETE = endpoint(
  { auth: 'verified', summary: 'Take a season away', params: seasonParams, response: 'empty', status: 204 },
  deleteSeason,
);
