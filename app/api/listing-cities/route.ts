import { cityListDto, cityListQuery } from '@/lib/listings/reference-contract';
import { endpoint } from '@/server/http/endpoint';
import { listCities } from '@/server/features/listings/list-cities';

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'The coast towns',
    query: cityListQuery,
    response: cityListDto,
    maxAge: 3600,
  },
  listCities,
);
