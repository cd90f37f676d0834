import { Drawing } from '@/components/ui/drawing';
import { galleryTexts } from '@/lib/texts/gallery';

/** Takes the place of the photos of a listing without any. */
export function NoPhotos() {
  return (
    <>
      <Drawing name="horizon" className="w-40" />
      <p>{galleryTexts.none}</p>
    </>
  );
}
