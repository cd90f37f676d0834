'use client';

import { Suspense, useState } from 'react';
import type { MouseEvent } from 'react';
import { Photo } from '@/components/listings/photo';
import { lazyPart } from '@/components/ui/lazy-part';
import type { PictureDto } from '@/lib/listings/contract';

/** Swiper, fetched with the first press. */
const PhotoGallery = lazyPart(async () => (await import('@/components/listings/photo-gallery')).PhotoGallery);

interface ReviewPhotoProps {
  /** All of them, which the whole screen turns through. */
  pictures: readonly PictureDto[];
  /** Which one, from 0. */
  index: number;
  /** Of the home. */
  name: string;
  alt: string;
}

/** One of the photos that an admin judges; pressed, it fills the screen. */
export function ReviewPhoto({ pictures, index, name, alt }: ReviewPhotoProps) {
  const [isOpen, setOpen] = useState(false);
  const picture = pictures[index];
  if (!picture) return null;
  function open(event: MouseEvent) {
    // With a key held it is a link, to a tab of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }
  return (
    <>
      <a href={picture.url} onClick={open} className="block overflow-hidden rounded-control">
        <Photo
          picture={picture}
          alt={alt}
          sizes="(min-width: 80rem) 20rem, (min-width: 40rem) 45vw, 92vw"
          maxWidth={960}
        />
      </a>
      {isOpen && (
        <Suspense>
          <PhotoGallery pictures={pictures} name={name} first={index} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
