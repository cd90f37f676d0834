import { cn } from '@/components/ui/cn';
import { photoSources } from '@/lib/listings/photos';
import type { PhotoPicture, PhotoWidth } from '@/lib/listings/photos';

interface PhotoProps {
  picture: PhotoPicture;
  /** '' where the text beside it already says what it shows. */
  alt: string;
  /** How wide the photo stands on the page, as the `sizes` attribute: '(min-width: 64rem) 33vw, 100vw'. */
  sizes: string;
  /** The widest file worth offering in this place. */
  maxWidth?: PhotoWidth;
  /** The first photo in view: fetched at once and first. All others wait until they come near. */
  priority?: boolean;
  className?: string;
}

/** A photo in a 3:2 box, blurred until it is there. Ships no script. */
export function Photo({ picture, alt, sizes, maxWidth, priority = false, className }: PhotoProps) {
  const { src, srcSet, avifSrcSet } = photoSources(picture, maxWidth);
  const { placeholder } = picture;
  return (
    <picture className={cn('photo', className)}>
      {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />}
      <source type="image/webp" srcSet={srcSet} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={1280}
        height={853}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
      />
    </picture>
  );
}
