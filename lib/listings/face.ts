import type { PhotoPicture } from '@/lib/listings/photos';

/** How one knows a home again. */
export interface HomeFace {
  slug: string;
  name: string;
  town: string | null;
  /** The first photo. */
  photo: PhotoPicture | null;
}
