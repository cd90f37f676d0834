'use client';

import type { ReactNode } from 'react';
import { useCardSlides } from '@/components/listings/listing-card-slides';
import { Photo } from '@/components/listings/photo';
import { useCardPhotos } from '@/components/listings/use-card-photos';
import { cn } from '@/components/ui/cn';
import { useHydrated } from '@/components/ui/use-hydrated';
import { Icon } from '@/components/ui/icon';
import type { PhotoPicture } from '@/lib/listings/photos';
import { cardPhotosTexts as texts } from '@/lib/texts/card-photos';

/** Cards are in two columns from 768 px, in three from 1024 px. */
const sizes = '(min-width: 80rem) 390px, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 92vw';
const widest = 960;

interface ListingCardSliderProps {
  link: { href: string; rel: string | undefined };
  name: string;
  slug: string;
  /** The photos already known. */
  first: readonly PhotoPicture[];
  count: number;
  /** Shown until the first photo has loaded. */
  placeholder: string | null;
  priority?: boolean;
}

/**
 * The photos of a card with fade transitions: changed by arrows, by swiping, and automatically while the pointer hovers
 * over them. The first is part of the page; the others are loaded when the visitor shows interest.
 */
export function ListingCardSlider(props: ListingCardSliderProps) {
  const { link, name, slug, first, count, placeholder, priority } = props;
  const { pictures, askForAll } = useCardPhotos(slug, first, count);
  const { shown: wanted, isFetched, step, handlers } = useCardSlides(count, askForAll);
  // A photo that is not known yet is shown as soon as it is.
  const shown = Math.min(wanted, Math.max(0, pictures.length - 1));
  // Controls that need JavaScript are only rendered after hydration.
  const several = useHydrated() && count > 1;
  return (
    <div {...handlers} role="group" aria-label={texts.photos(name)} className="group/slider home-card-photos">
      <a {...link} tabIndex={-1} aria-hidden draggable={false}>
        {pictures.map(
          (picture, index) =>
            isFetched(index) && (
              <Photo
                key={picture.id}
                picture={index === 0 ? { ...picture, placeholder } : picture}
                alt=""
                sizes={sizes}
                maxWidth={widest}
                priority={priority && index === 0}
                className={index === shown ? 'home-card-photo' : 'home-card-photo opacity-0'}
              />
            ),
        )}
        {count === 0 && (
          <span className="grid size-full place-items-center text-ci-gray-600">{texts.noPhoto}</span>
        )}
      </a>
      {several && (
        <>
          <Arrow side="left" label={texts.previous} onPress={() => step(-1)}>
            <Icon name="chevron-left" className="size-6" />
          </Arrow>
          <Arrow side="right" label={texts.next} onPress={() => step(1)}>
            <Icon name="chevron-right" className="size-6" />
          </Arrow>
          <Dots count={count} shown={shown} />
          <p className="sr-only" aria-live="polite">
            {texts.photoCount(shown + 1, count)}
          </p>
        </>
      )}
    </div>
  );
}

interface ArrowProps {
  side: 'left' | 'right';
  label: string;
  onPress: () => void;
  children: ReactNode;
}

function Arrow({ side, label, onPress, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={cn(
        'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-surface/90 text-ci-blue-800 opacity-0 shadow-card transition-opacity duration-150 group-hover/slider:opacity-100 hover:bg-surface focus-visible:opacity-100 [@media(hover:none)]:hidden',
        side === 'left' ? 'left-2' : 'right-2',
      )}
    >
      {children}
    </button>
  );
}

/** Dots that show the position; the position is also given as text for screen readers. */
function Dots({ count, shown }: { count: number; shown: number }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bottom-0 flex justify-center gap-1.5 bg-linear-to-t from-night/45 to-transparent pt-8 pb-3"
    >
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={cn(
            'size-2 rounded-full bg-white transition-opacity duration-200',
            index === shown ? 'opacity-100' : 'opacity-55',
          )}
        />
      ))}
    </span>
  );
}
