import type { PhotoPicture } from '@/lib/listings/photos';

/** What makes a listing recognisable. */
export interface ListingCover {
  slug: string;
  name: string;
  town: string | null;
  /** The first photo. */
  photo: PhotoPicture | null;
}
