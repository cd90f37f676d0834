import { lodgingAnswerDto, lodgingParams } from '@/lib/lodging-register/contract';
import { route } from '@/server/http/route';
import { findLodging } from '@/server/lodging-register/find-lodging';

export const GET = route(
  {
    auth: 'signed-in',
    summary: 'A home in the tourism register',
    params: lodgingParams,
    response: lodgingAnswerDto,
  },
  findLodging,
);
