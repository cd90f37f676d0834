'use client';

import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { Photo } from '@/components/listings/photo';
import { cn } from '@/components/ui/cn';
import { scrollBehavior } from '@/components/ui/motion';
import type { PagePicture } from '@/lib/listings/page-model';
import { galleryTexts } from '@/lib/texts/gallery';

interface PhotoThumbnailsProps {
  pictures: readonly PagePicture[];
  current: number;
  onChoose: (event: MouseEvent, index: number) => void;
}

/** Small photos under the large one: 4 in view, 6 from medium screens. */
export function PhotoThumbnails({ pictures, current, onChoose }: PhotoThumbnailsProps) {
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const thumbnail = row.current?.children.item(current);
    const list = row.current;
    if (!list || !(thumbnail instanceof HTMLElement)) return;
    // Moves the row alone: scrollIntoView would move the page with it.
    const left = thumbnail.offsetLeft - (list.clientWidth - thumbnail.clientWidth) / 2;
    list.scrollTo({ left, behavior: scrollBehavior() });
  }, [current]);

  return (
    <ul
      ref={row}
      className="relative mt-2 flex snap-x gap-2 overflow-x-auto p-1 [scrollbar-width:none] max-sm:px-4"
    >
      {pictures.map((picture, index) => (
        <li
          key={picture.id}
          className="shrink-0 basis-[calc((100%-1.5rem)/4)] snap-start md:basis-[calc((100%-2.5rem)/6)]"
        >
          <a
            href={`#foto-${index + 1}`}
            aria-label={galleryTexts.show(index + 1)}
            aria-current={index === current}
            onClick={(event) => onChoose(event, index)}
            className={cn(
              'block overflow-hidden rounded-control transition-opacity duration-200',
              index === current ? 'ring-2 ring-ci-blue' : 'opacity-80 hover:opacity-100',
            )}
          >
            <Photo
              picture={{ ...picture, placeholder: null }}
              alt=""
              sizes="(min-width: 48rem) 9rem, 25vw"
              maxWidth={320}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
