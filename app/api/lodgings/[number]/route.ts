import { lodgingAnswerDto, lodgingParams } from '@/lib/lodging-register/contract';
import { endpoint } from '@/server/http/endpoint';
import { findLodging } from '@/server/features/lodging-register/find-lodging';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'A home in the tourism register, for landlords and admins',
    params: lodgingParams,
    response: lodgingAnswerDto,
    limit: 'own',
  },
  findLodging,
);
