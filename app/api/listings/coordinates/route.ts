import { coordinatesDto, coordinatesQuery } from '@/lib/map/contract';
import { endpoint } from '@/server/http/endpoint';
import { listCoordinates } from '@/server/features/map/list-coordinates';

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'Where the homes of a search are, one by one or as clusters',
    query: coordinatesQuery,
    response: coordinatesDto,
  },
  ({ query }) => listCoordinates(query),
);
