'use client';

import 'swiper/swiper.css';
import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Swiper as SwiperCore } from 'swiper';
import { Thumbs, Zoom } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { useSwipeDown } from '@/components/listings/use-swipe-down';
import { iconButtonClass } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { useBackStep } from '@/components/ui/use-back-step';
import { wantsCalm } from '@/components/ui/motion';
import { langOf } from '@/lib/languages/language';
import type { PagePicture } from '@/lib/listings/page-model';
import { photoSources } from '@/lib/listings/photos';
import { galleryTexts as texts } from '@/lib/texts/gallery';
import { uiTexts } from '@/lib/texts/ui';

interface PhotoGalleryProps {
  pictures: readonly PagePicture[];
  name: string;
  /** The index of the photo shown first, from 0. */
  first: number;
  /** Called with the index of the last photo seen. */
  onClose: (at: number) => void;
}

/**
 * All photos, full screen: with swiping, arrow keys, thumbnails and zoom; closed by Escape, the close button or swiping
 * down.
 */
export function PhotoGallery({ pictures, name, first, onClose }: PhotoGalleryProps) {
  const [at, setAt] = useState(first);
  const [isZoomed, setZoomed] = useState(false);
  const [large, setLarge] = useState<SwiperCore | null>(null);
  const [small, setSmall] = useState<SwiperCore | null>(null);
  const close = () => onClose(at);
  useBackStep(true, close);
  useBackStep(isZoomed, () => large?.zoom.out());
  const swipeDown = useSwipeDown(close, isZoomed);
  const speed = wantsCalm() ? 0 : 250;
  // The dialog stops arrow keys from reaching Swiper's own listener, which is on the document.
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') large?.slidePrev();
    else if (key === 'ArrowRight') large?.slideNext();
  };
  const altOf = (index: number) => pictures[index]?.description ?? texts.alt(name, index + 1);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-night" />
        <Dialog.Popup
          onKeyDown={turn}
          className="on-blue fixed inset-0 z-50 flex flex-col overflow-hidden text-white outline-none"
        >
          <div className="flex items-center gap-2 px-3 py-2">
            <Dialog.Title className="sr-only">{texts.label(name)}</Dialog.Title>
            <p aria-live="polite" className="figures mr-auto px-2">
              {texts.spoken(at + 1, pictures.length)}
            </p>
            <Press label={isZoomed ? texts.zoomOut : texts.zoomIn} onPress={() => large?.zoom.toggle()}>
              {isZoomed ? (
                <ZoomOut aria-hidden className="size-6" />
              ) : (
                <ZoomIn aria-hidden className="size-6" />
              )}
            </Press>
            <Dialog.Close aria-label={uiTexts.close} className={press}>
              <X aria-hidden className="size-6" />
            </Dialog.Close>
          </div>
          <div {...swipeDown} className="relative min-h-0 flex-1 touch-none">
            <Swiper
              modules={[Thumbs, Zoom]}
              onSwiper={setLarge}
              initialSlide={first}
              speed={speed}
              spaceBetween={16}
              zoom={{ maxRatio: 3 }}
              thumbs={{ swiper: small }}
              onSlideChange={({ activeIndex }) => setAt(activeIndex)}
              onZoomChange={(_swiper, scale) => setZoomed(scale > 1)}
              className="size-full"
            >
              {pictures.map((picture, index) => (
                <SwiperSlide key={picture.id}>
                  <div className="swiper-zoom-container size-full">
                    <LargePhoto
                      picture={picture}
                      alt={altOf(index)}
                      lang={picture.description ? langOf('nl') : undefined}
                      isNear={Math.abs(index - at) < 2}
                    />
                  </div>
                </SwiperSlide>
              ))}
            </Swiper>
            {at > 0 && (
              <Press label={texts.previous} onPress={() => large?.slidePrev()} className={`${beside} left-3`}>
                <ChevronLeft aria-hidden className="size-7" />
              </Press>
            )}
            {at < pictures.length - 1 && (
              <Press label={texts.next} onPress={() => large?.slideNext()} className={`${beside} right-3`}>
                <ChevronRight aria-hidden className="size-7" />
              </Press>
            )}
          </div>
          {/* The same height for every photo, or the photos would jump: two lines on a phone, one where there is
              room. */}
          <p
            lang={langOf('nl')}
            className="flex min-h-17 items-end justify-center px-4 py-2 text-center text-balance md:min-h-10.5"
          >
            {pictures[at]?.description}
          </p>
          <Swiper
            modules={[Thumbs]}
            onSwiper={setSmall}
            slidesPerView={4}
            breakpoints={{ 768: { slidesPerView: 6 } }}
            // As wide as the padding, so that nothing of the next photo is visible in it.
            spaceBetween={12}
            speed={speed}
            watchSlidesProgress
            className="w-full max-w-4xl shrink-0 px-3! pb-[max(0.75rem,env(safe-area-inset-bottom))]!"
          >
            {pictures.map((picture, index) => (
              <SwiperSlide key={picture.id}>
                <button
                  type="button"
                  aria-label={texts.show(index + 1)}
                  aria-current={index === at}
                  onClick={() => large?.slideTo(index)}
                  className={cn(
                    'block w-full overflow-hidden rounded-control border-2',
                    index === at ? 'border-white' : 'border-transparent',
                  )}
                >
                  <SmallPhoto picture={picture} />
                </button>
              </SwiperSlide>
            ))}
          </Swiper>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const press = iconButtonClass({ className: 'text-white hover:bg-white/15 active:bg-white/25' });
const beside = 'absolute top-1/2 z-10 -translate-y-1/2 rounded-full bg-night/60 [@media(hover:none)]:hidden';

interface PressProps {
  label: string;
  onPress: () => void;
  className?: string;
  children: ReactNode;
}

function Press({ label, onPress, className, children }: PressProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress} className={cn(press, className)}>
      {children}
    </button>
  );
}

interface LargePhotoProps {
  picture: PagePicture;
  alt: string;
  /** The language of the alt text. */
  lang: string | undefined;
  isNear: boolean;
}

/** A photo in its own proportions; only the photos next to the current one are loaded. */
function LargePhoto({ picture, alt, lang, isNear }: LargePhotoProps) {
  const { src, srcSet, avifSrcSet } = photoSources(picture);
  return (
    <picture className="flex size-full items-center justify-center">
      {avifSrcSet && <source type="image/avif" srcSet={avifSrcSet} sizes="100vw" />}
      <source type="image/webp" srcSet={srcSet} sizes="100vw" />
      <img
        src={src}
        alt={alt}
        lang={lang}
        loading={isNear ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        className="max-h-full max-w-full object-contain"
      />
    </picture>
  );
}

function SmallPhoto({ picture }: { picture: PagePicture }) {
  const { srcSet, src } = photoSources(picture, 320);
  return (
    <picture>
      <source type="image/webp" srcSet={srcSet} sizes="10rem" />
      <img src={src} alt="" loading="lazy" draggable={false} className="aspect-3/2 w-full object-cover" />
    </picture>
  );
}
