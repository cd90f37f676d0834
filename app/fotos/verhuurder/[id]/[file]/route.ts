import { endpoint } from '@/server/http/endpoint';
import { landlordPhotoParams, serveLandlordPhoto } from '@/server/features/landlord-photo/serve-photo';
import { servedPhotoAnswer } from '@/server/features/photos/served-file';

export const GET = endpoint(
  {
    auth: 'optional',
    summary: 'The photo of a landlord in one of the fixed widths; of one without a public home, for few',
    params: landlordPhotoParams,
    response: servedPhotoAnswer,
    limit: 'none',
  },
  serveLandlordPhoto,
);
