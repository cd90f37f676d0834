import { idParams } from '@/lib/api/params';
import { endpoint } from '@/server/http/endpoint';
import { removePhotoOf } from '@/server/features/landlord-photo/remove-photo';

export const DELETE = endpoint(
  {
    auth: 'verified',
    audited: true,
    summary: "Removes one's own photo, or anybody's by an admin",
    params: idParams,
    response: 'empty',
  },
  removePhotoOf,
);
