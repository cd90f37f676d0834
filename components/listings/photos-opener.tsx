'use client';

import { Suspense, useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { photosId } from '@/components/listings/photos-id';
import { StaticMosaic } from '@/components/listings/static-parts';
import { buttonClass } from '@/components/ui/button-styles';
import { lazyPart } from '@/components/ui/lazy-part';
import type { PagePicture } from '@/lib/listings/page-model';
import { galleryTexts as texts } from '@/lib/texts/gallery';

/** Uses Swiper, so it is loaded at the first press. */
const PhotoGallery = lazyPart(async () => (await import('@/components/listings/photo-gallery')).PhotoGallery);

const all = { variant: 'secondary', size: 'sm' } as const;

const stripIn = (box: Element | null) => box?.querySelector('ul') ?? null;

interface PhotosOpenerProps {
  pictures: readonly PagePicture[];
  name: string;
}

/**
 * The photos on the page. With JavaScript, pressing one opens the full-screen gallery, and phones show which photo is
 * in view.
 */
export function PhotosOpener({ pictures, name }: PhotosOpenerProps) {
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  /** Null while closed. */
  const [opened, setOpened] = useState<number | null>(null);

  function open(event: MouseEvent) {
    const pressed = event.target instanceof Element ? event.target.closest('[data-photo]') : null;
    if (!pressed) return;
    event.preventDefault();
    setOpened(Number(pressed.getAttribute('data-photo')));
  }
  const count = (strip: EventTarget | null) => {
    if (strip instanceof HTMLElement) setCurrent(Math.round(strip.scrollLeft / strip.clientWidth));
  };
  // The visitor may have swiped before the script loaded.
  useEffect(() => count(stripIn(box.current)), []);
  function close(at: number) {
    setOpened(null);
    // On a phone the row continues at the photo seen last.
    const strip = stripIn(box.current);
    strip?.scrollTo({ left: at * strip.clientWidth, behavior: 'instant' });
  }

  return (
    <div ref={box} onClickCapture={open} onScrollCapture={({ target }) => count(target)} className="relative">
      <StaticMosaic pictures={pictures} name={name} />
      {pictures.length > 1 && (
        <>
          <p
            aria-hidden
            className="figures pointer-events-none absolute right-3 bottom-3 rounded-full bg-night/80 px-3 py-1 text-sm text-white md:hidden noscript:hidden"
          >
            {texts.position(current + 1, pictures.length)}
          </p>
          <div className="absolute bottom-3 left-3 shadow-card md:right-3 md:left-auto">
            <button
              type="button"
              data-photo={current}
              className={buttonClass({ ...all, className: 'noscript:hidden' })}
            >
              {texts.all}
            </button>
            <noscript>
              <a href={`#${photosId}`} className={buttonClass(all)}>
                {texts.all}
              </a>
            </noscript>
          </div>
        </>
      )}
      {opened !== null && (
        <Suspense>
          <PhotoGallery pictures={pictures} name={name} first={opened} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
