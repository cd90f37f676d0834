'use client';

import { useState } from 'react';
import type { MouseEvent } from 'react';
import { Photo } from '@/components/listings/photo';
import { lazyPart } from '@/components/ui/lazy-part';
import { OpeningPart } from '@/components/ui/opening-part';
import type { PictureDto } from '@/lib/listings/contract';

/** Uses Swiper, so it is loaded at the first press. */
const PhotoGallery = lazyPart(async () => (await import('@/components/listings/photo-gallery')).PhotoGallery);

interface ReviewPhotoProps {
  /** All photos, for the full-screen gallery. */
  pictures: readonly PictureDto[];
  /** The index of this photo, from 0. */
  index: number;
  /** The listing's name. */
  name: string;
  alt: string;
}

/** One of the photos under review; pressing it opens the full-screen gallery. */
export function ReviewPhoto({ pictures, index, name, alt }: ReviewPhotoProps) {
  const [isOpen, setOpen] = useState(false);
  const picture = pictures[index];
  if (!picture) return null;
  function open(event: MouseEvent) {
    // With a modifier key it acts as a link that opens in a new tab.
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
        <OpeningPart isOpen onCancel={() => setOpen(false)}>
          <PhotoGallery pictures={pictures} name={name} first={index} onClose={() => setOpen(false)} />
        </OpeningPart>
      )}
    </>
  );
}
