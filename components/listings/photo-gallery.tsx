'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { Photo } from '@/components/listings/photo';
import { PhotoThumbnails } from '@/components/listings/photo-thumbnails';
import { iconButtonClass } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { scrollBehavior } from '@/components/ui/motion';
import type { PagePicture } from '@/lib/listings/page-model';
import { galleryTexts as texts } from '@/lib/texts/gallery';

interface PhotoGalleryProps {
  pictures: readonly PagePicture[];
  /** Describes the home to people who do not see the photos. */
  name: string;
}

/** Anchors of the slides, so that the thumbnails work as plain links without script. */
export const slideId = (number: number) => `foto-${number}`;

/**
 * All photos in a row that scrolls and snaps by itself: swiping, the keyboard and the thumbnails' links work without
 * script. Script adds arrows, the count and the marked thumbnail.
 */
export function PhotoGallery({ pictures, name }: PhotoGalleryProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const last = pictures.length - 1;

  function show(index: number) {
    const slide = strip.current?.children.item(Math.min(Math.max(index, 0), last));
    if (slide instanceof HTMLElement) {
      strip.current?.scrollTo({ left: slide.offsetLeft, behavior: scrollBehavior() });
    }
  }
  const follow = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setCurrent(Math.round(scrollLeft / clientWidth));
  }, []);
  // Somebody may have leafed before the script came.
  useEffect(follow, [follow]);

  function onThumbnail(event: MouseEvent, index: number) {
    event.preventDefault();
    show(index);
  }

  return (
    <div className="group/gallery">
      <div className="relative overflow-hidden sm:rounded-panel">
        <div
          ref={strip}
          role="region"
          aria-label={texts.label(name)}
          tabIndex={0}
          onScroll={follow}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:-outline-offset-4"
        >
          {pictures.map((picture, index) => (
            <div key={picture.id} id={slideId(index + 1)} className="w-full shrink-0 snap-start snap-always">
              <Photo
                picture={picture}
                alt={picture.description ?? texts.alt(name, index + 1)}
                sizes="(min-width: 80rem) 53rem, (min-width: 64rem) calc(100vw - 29rem), 100vw"
                priority={index === 0}
              />
            </div>
          ))}
        </div>
        {last > 0 && (
          <>
            <GalleryArrow direction="previous" disabled={current === 0} onPress={() => show(current - 1)} />
            <GalleryArrow direction="next" disabled={current === last} onPress={() => show(current + 1)} />
            <GalleryPosition number={current + 1} count={pictures.length} />
          </>
        )}
      </div>
      {last > 0 && <PhotoThumbnails pictures={pictures} current={current} onChoose={onThumbnail} />}
    </div>
  );
}

interface ArrowProps {
  direction: 'previous' | 'next';
  disabled: boolean;
  onPress: () => void;
}

/** Shown under a pointer or with the focus inside; touch swipes. */
function GalleryArrow({ direction, disabled, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={texts[direction]}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
      className={cn(
        iconButtonClass({ variant: 'inverse' }),
        'absolute top-1/2 -translate-y-1/2 rounded-full opacity-0 shadow-card transition-opacity duration-200 group-hover/gallery:opacity-100 group-focus-within/gallery:opacity-100 aria-disabled:invisible noscript:hidden [@media(hover:none)]:hidden',
        direction === 'previous' ? 'left-4' : 'right-4',
      )}
    >
      <Icon name={direction === 'previous' ? 'chevron-left' : 'chevron-right'} className="size-6" />
    </button>
  );
}

/** '1/9' and, on a phone, a dot for each photo. */
function GalleryPosition({ number, count }: { number: number; count: number }) {
  return (
    <>
      <p className="figures absolute right-3 bottom-3 rounded-full bg-ci-gray-900/80 px-3 py-1 text-sm text-white noscript:hidden">
        <span aria-hidden>{texts.position(number, count)}</span>
        <span aria-live="polite" className="sr-only">
          {texts.spoken(number, count)}
        </span>
      </p>
      <div
        aria-hidden
        className="absolute inset-x-0 bottom-4 flex justify-center gap-1.5 md:hidden noscript:hidden"
      >
        {Array.from({ length: count }, (_, index) => (
          <span
            key={index}
            className={cn('size-2 rounded-full bg-white shadow-card', index + 1 !== number && 'opacity-55')}
          />
        ))}
      </div>
    </>
  );
}
