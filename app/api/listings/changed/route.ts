import { pageQuery } from '@/lib/api/params';
import { changedPage } from '@/lib/moderation/contract';
import { endpoint } from '@/server/http/endpoint';
import { listChangedListings } from '@/server/features/listings/list-changed-listings';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'moderate',
    summary:
      'Approved listings whose names, description or photos changed since an admin looked, the oldest change first',
    query: pageQuery,
    response: changedPage,
  },
  listChangedListings,
);
