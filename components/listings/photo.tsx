import { cn } from '@/components/ui/cn';
import { photoSources } from '@/lib/listings/photos';
import type { PhotoPicture, PhotoWidth } from '@/lib/listings/photos';

interface PhotoProps {
  picture: PhotoPicture;
  /** '' if the text beside it already says what it shows. */
  alt: string;
  /** The language of the alt text. */
  lang?: string;
  /** The photo's width on the page, as a `sizes` attribute: '(min-width: 64rem) 33vw, 100vw'. */
  sizes: string;
  /** The widest file worth offering here. */
  maxWidth?: PhotoWidth;
  /** True for the first photo in view, which is loaded eagerly and with high priority. All others load lazily. */
  priority?: boolean;
  className?: string;
}

/** A photo in a 3:2 box, with a blurred placeholder until it has loaded. Ships no script. */
export function Photo({ picture, alt, lang, sizes, maxWidth, priority = false, className }: PhotoProps) {
  const { src, srcSet, avifSrcSet } = photoSources(picture, maxWidth);
  const { placeholder } = picture;
  return (
    <picture className={cn('photo', className)}>
      {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />}
      <source type="image/webp" srcSet={srcSet} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        lang={lang}
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
