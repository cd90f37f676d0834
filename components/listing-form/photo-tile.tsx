'use client';

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { RefreshCw, RotateCw, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { Photos } from '@/components/listing-form/use-photos';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { IconButton } from '@/components/ui/icon-button';
import { shownRotation } from '@/lib/listing-form/photos';
import { photoTypes } from '@/lib/listings/photo-file';
import type { PhotoSlot } from '@/lib/listing-form/photos';
import { listingPhotoTexts as texts } from '@/lib/texts/listing-form-screen';

interface PhotoTileProps {
  slot: PhotoSlot;
  /** Starts at 1. */
  number: number;
  photos: Photos;
  /** The uploaded fraction, 0 to 1; undefined while nothing is being sent. */
  progress: number | undefined;
}

/**
 * Rotates a photo inside its landscape box: after a quarter turn it is only as wide as the box is high, so it is
 * enlarged.
 */
const turnedClass = { 0: '', 90: 'rotate-90 scale-150', 180: 'rotate-180', 270: '-rotate-90 scale-150' };

/** A photo tile: drag it, or pick it up with the space bar; buttons for its other actions are below. */
export function PhotoTile({ slot, number, photos, progress }: PhotoTileProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: slot.key });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transformOrigin: '0 0', transition }}
      className={cn(
        'relative overflow-hidden rounded-control border border-ci-gray-200 bg-surface',
        number === 1 && 'border-ci-blue-600 ring-1 ring-ci-blue-600',
        isDragging && 'z-10 opacity-90 shadow-lift',
      )}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        aria-label={texts.sort(number)}
        className="relative block aspect-3/2 w-full cursor-grab touch-manipulation overflow-hidden bg-ci-gray-100 -outline-offset-3 select-none active:cursor-grabbing"
      >
        {/* Object URLs exist in one width only. */}
        <picture>
          <img
            src={slot.url}
            alt={texts.alt(number)}
            draggable={false}
            className={cn(
              'pointer-events-none size-full object-cover transition-transform duration-200 ease-out',
              turnedClass[shownRotation(slot)],
            )}
          />
        </picture>
        {progress !== undefined && <SendingBar number={number} progress={progress} />}
      </button>
      {number === 1 && (
        <span className="pointer-events-none absolute top-1 left-1">
          <Badge tone="solid-blue" className="px-1.5 text-xs">
            {texts.main}
          </Badge>
        </span>
      )}
      <PhotoActions slot={slot} number={number} photos={photos} />
    </li>
  );
}

function SendingBar({ number, progress }: { number: number; progress: number }) {
  return (
    <span className="absolute inset-x-3 bottom-3 block rounded-full bg-surface/90 p-1">
      <span
        role="progressbar"
        aria-label={texts.sending(number)}
        aria-valuenow={Math.round(progress * 100)}
        className="block h-2 origin-left rounded-full bg-ci-blue transition-transform duration-200 ease-out"
        style={{ transform: `scaleX(${progress})` }}
      />
    </span>
  );
}

/** The buttons share the width: three have to fit below a small photo. */
const action = 'w-full min-w-0';

function PhotoActions({ slot, number, photos }: Omit<PhotoTileProps, 'progress'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid grid-cols-3">
      <IconButton
        size="sm"
        label={texts.rotate(number)}
        onClick={() => photos.rotate(slot.key)}
        className={action}
      >
        <RotateCw aria-hidden className="size-4" />
      </IconButton>
      <IconButton
        size="sm"
        label={texts.replace(number)}
        onClick={() => input.current?.click()}
        className={action}
      >
        <RefreshCw aria-hidden className="size-4" />
      </IconButton>
      <IconButton
        size="sm"
        label={texts.remove(number)}
        onClick={() => photos.remove(slot.key)}
        className={action}
      >
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={photoTypes}
        hidden
        aria-label={texts.replace(number)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) photos.replace(slot.key, file);
          target.value = '';
        }}
      />
    </div>
  );
}
