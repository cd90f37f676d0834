import { Photo } from '@/components/listings/photo';
import type { PictureDto } from '@/lib/listings/contract';

/** One of the photos that an admin judges; it opens large in its own tab. */
export function ReviewPhoto({ picture, alt }: { picture: PictureDto; alt: string }) {
  return (
    <a href={picture.url} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-control">
      <Photo
        picture={picture}
        alt={alt}
        sizes="(min-width: 80rem) 14rem, (min-width: 40rem) 30vw, 45vw"
        maxWidth={640}
      />
    </a>
  );
}
