import { Drawing } from '@/components/ui/drawing';
import { galleryTexts } from '@/lib/texts/gallery';

/** Stands where a home has no photos. */
export function NoPhotos() {
  return (
    <>
      <Drawing name="horizon" className="w-40" />
      <p>{galleryTexts.none}</p>
    </>
  );
}
