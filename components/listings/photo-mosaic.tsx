import { Photo } from '@/components/listings/photo';
import { photosId } from '@/components/listings/photos-id';
import { langOf } from '@/lib/languages/language';
import type { PagePicture } from '@/lib/listings/page-model';
import { galleryTexts as texts } from '@/lib/texts/gallery';

interface PhotoMosaicProps {
  pictures: readonly PagePicture[];
  /** The listing's name, used in the alt texts. */
  name: string;
}

const small = '(min-width: 48rem) 25vw, 100vw';

/** All photos; photo-mosaic.css decides which are visible. Each carries its index for the click handler. */
export function PhotoMosaic({ pictures, name }: PhotoMosaicProps) {
  return (
    <ul id={photosId} aria-label={texts.label(name)} className="mosaic">
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <button type="button" data-photo={index}>
            <Photo
              picture={picture}
              alt={picture.description ?? texts.alt(name, index + 1)}
              lang={picture.description ? langOf('nl') : undefined}
              sizes={index === 0 ? '(min-width: 64rem) 27rem, (min-width: 48rem) 50vw, 100vw' : small}
              maxWidth={index === 0 ? undefined : 1280}
              priority={index === 0}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
