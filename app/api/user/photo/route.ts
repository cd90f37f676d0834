import { fullUserAnswer } from '@/lib/users/contract';
import { landlordPhotoInput } from '@/lib/profile/contract';
import { endpoint } from '@/server/http/endpoint';
import { removeOwnPhoto } from '@/server/features/landlord-photo/remove-photo';
import { landlordPhotoUpload, savePhoto } from '@/server/features/landlord-photo/save-photo';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: "Replaces one's own photo, which guests see beside one's homes",
    body: landlordPhotoInput,
    uploads: landlordPhotoUpload,
    response: fullUserAnswer,
  },
  savePhoto,
);

export const DELETE = endpoint(
  { auth: 'verified', summary: "Removes one's own photo", response: 'empty' },
  removeOwnPhoto,
);
