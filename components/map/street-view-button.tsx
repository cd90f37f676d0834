'use client';

import { partOf } from '@/lib/languages/texts';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Point } from '@/lib/listings/cities';
import { mapTexts } from '@/lib/texts/map';

const texts = partOf(mapTexts, 'preview');

interface StreetViewButtonProps {
  listing: Point & { name: string };
  /** Shows the street in an element; resolves to whether there are photos. */
  show: (box: HTMLElement, point: Point) => Promise<boolean>;
}

/** Opens street-level photos in a dialog. */
export function StreetViewButton({ listing, show }: StreetViewButtonProps) {
  const [isMissing, setMissing] = useState(false);
  const open = (box: HTMLDivElement | null) => {
    if (box && !box.hasChildNodes()) void show(box, listing).then((found) => setMissing(!found));
  };
  return (
    <Dialog
      title={texts.streetViewOf(listing.name)}
      size="lg"
      trigger={
        <Button variant="secondary" size="sm">
          {texts.streetView}
        </Button>
      }
    >
      {isMissing ? <p>{texts.noStreetView}</p> : <div ref={open} className="h-[60vh]" />}
    </Dialog>
  );
}
