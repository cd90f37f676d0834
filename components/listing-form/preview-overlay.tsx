'use client';

import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { turnedPhoto } from '@/components/listing-form/read-photo';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { previewModel } from '@/lib/listing-form/preview';
import { shownRotation } from '@/lib/listing-form/photos';
import type { PhotoSlot } from '@/lib/listing-form/photos';
import type { ListingFormValues } from '@/lib/listing-form/values';
import type { PublicLandlord } from '@/lib/listings/contract';
import type { PagePicture } from '@/lib/listings/page-model';
import { takenNightsQuery } from '@/lib/calendar/queries';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

// Loaded lazily: the page is large, and most visits to the form never open the preview.
const ListingPage = lazyPart(async () => (await import('@/components/listings/listing-page')).ListingPage);

interface PreviewOverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Null for a new listing. */
  listingId: number | null;
  landlord: PublicLandlord;
}

/** A full-screen preview of the public page with the form's current values. */
export function PreviewOverlay({ open, onOpenChange, ...facts }: PreviewOverlayProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Popup className="fixed inset-0 z-50 overflow-y-auto overscroll-contain bg-surface outline-none">
          <Dialog.Title className="sr-only">{texts.preview}</Dialog.Title>
          <div className="sticky top-0 z-20 border-b border-ci-gray-200 bg-surface">
            <div className="page py-3">
              <Dialog.Close render={<Button size="sm" />}>
                <ArrowLeft aria-hidden className="size-5" />
                <span>{texts.backToForm}</span>
              </Dialog.Close>
            </div>
          </div>
          <PreviewPage {...facts} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PreviewPage({ listingId, landlord }: Pick<PreviewOverlayProps, 'listingId' | 'landlord'>) {
  const { getValues } = useFormContext<ListingFormValues>();
  const [values] = useState(() => getValues());
  const pictures = useShownPictures(values.images_pool);
  const { data: occupied = [] } = useQuery(takenNightsQuery(listingId));
  if (!pictures) return <PreviewSkeleton />;
  return (
    // Links in the preview are disabled, since following them would leave the form.
    <div onClickCapture={stayHere}>
      <Suspense fallback={<PreviewSkeleton />}>
        <ListingPage listing={previewModel(values, { landlord, pictures, occupied })} preview />
      </Suspense>
    </div>
  );
}

function stayHere(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
}

/** The photos as they will be served, with their rotation applied. Null until all are ready. */
function useShownPictures(slots: readonly PhotoSlot[]): PagePicture[] | null {
  const [pictures, setPictures] = useState<PagePicture[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const turned = slots.map(async (slot, index): Promise<PagePicture> => {
      const url = await turnedPhoto(slot.url, shownRotation(slot)).catch(() => slot.url);
      return { id: slot.key, url, order_number: index + 1, description: slot.description || null };
    });
    void (async () => {
      const all = await Promise.all(turned);
      if (!isGone) setPictures(all);
    })();
    return () => {
      isGone = true;
    };
  }, [slots]);
  return pictures;
}

function PreviewSkeleton() {
  return (
    <SkeletonGroup className="page max-w-4xl space-y-6 py-8">
      <Skeleton className="aspect-3/2" />
      <Skeleton className="h-12 max-w-md" />
      <Skeleton className="h-40" />
    </SkeletonGroup>
  );
}
