import { cityListDto } from '@/lib/listings/reference-contract';
import { route } from '@/server/http/route';
import { listCities } from '@/server/listings/list-cities';

export const GET = route(
  { auth: 'public', summary: 'The coast towns', response: cityListDto, maxAge: 3600 },
  listCities,
);
