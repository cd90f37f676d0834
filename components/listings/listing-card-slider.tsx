'use client';

import type { ReactNode } from 'react';
import { useCardSlides } from '@/components/listings/listing-card-slides';
import { Photo } from '@/components/listings/photo';
import { cn } from '@/components/ui/cn';
import { useHydrated } from '@/components/ui/use-hydrated';
import { Icon } from '@/components/ui/icon';
import type { PictureDto } from '@/lib/listings/contract';
import { cardPhotosTexts as texts } from '@/lib/texts/card-photos';

/** Two columns from 768 px, three from 1024 px. */
const sizes = '(min-width: 80rem) 390px, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 92vw';
const widest = 960;

interface ListingCardSliderProps {
  href: string;
  name: string;
  pictures: readonly PictureDto[];
  /** Shown until the first picture is there. */
  placeholder: string | null;
  priority?: boolean;
}

/**
 * The photos of a card, fading into one another: by arrows, by swiping, and by themselves while the pointer rests
 * on them. The first is part of the page; the others are fetched when somebody shows interest.
 */
export function ListingCardSlider({ href, name, pictures, placeholder, priority }: ListingCardSliderProps) {
  const { shown, isFetched, step, handlers } = useCardSlides(pictures.length);
  // What only script can do is not drawn before it does.
  const several = useHydrated() && pictures.length > 1;
  return (
    <div
      {...handlers}
      role="group"
      aria-label={texts.photos(name)}
      className="group/slider relative z-10 h-[230px] touch-pan-y overflow-hidden bg-ci-gray-100"
    >
      <a href={href} tabIndex={-1} aria-hidden draggable={false} className="block size-full">
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
                className={cn(
                  'absolute inset-0 aspect-auto size-full transition-opacity duration-500 ease-out',
                  index === shown ? 'opacity-100' : 'opacity-0',
                )}
              />
            ),
        )}
        {pictures.length === 0 && (
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
          <Dots count={pictures.length} shown={shown} />
          <p className="sr-only" aria-live="polite">
            {texts.photoCount(shown + 1, pictures.length)}
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
        'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-white/90 text-ci-blue-800 opacity-0 shadow-card transition-opacity duration-150 group-hover/slider:opacity-100 hover:bg-white focus-visible:opacity-100 [@media(hover:none)]:hidden',
        side === 'left' ? 'left-2' : 'right-2',
      )}
    >
      {children}
    </button>
  );
}

/** Which of how many; the count itself is beside them for screen readers. */
function Dots({ count, shown }: { count: number; shown: number }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bottom-0 flex justify-center gap-1.5 bg-linear-to-t from-ci-gray-900/45 to-transparent pt-8 pb-3"
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
