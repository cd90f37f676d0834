import { pageQuery } from '@/lib/api/params';
import { shortStayAreaPage } from '@/lib/short-stay/contract';
import { endpoint } from '@/server/http/endpoint';
import { listAreas } from '@/server/features/short-stay/list-areas';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    background: true,
    summary:
      'The areas of the entry point for short stays: how each was read, its versions, how many homes lie in it',
    query: pageQuery,
    response: shortStayAreaPage,
  },
  listAreas,
);
