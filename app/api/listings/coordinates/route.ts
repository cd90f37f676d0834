import { coordinatesDto, coordinatesQuery } from '@/lib/map/contract';
import { route } from '@/server/http/route';
import { listCoordinates } from '@/server/map/list-coordinates';

export const GET = route(
  {
    auth: 'public',
    summary: 'Where the homes of a search are, one by one or as clusters',
    query: coordinatesQuery,
    response: coordinatesDto,
  },
  ({ query }) => listCoordinates(query),
);
