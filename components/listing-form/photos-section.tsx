'use client';

import { ImagePlus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { FormSection } from '@/components/listing-form/form-section';
import { PhotoWords } from '@/components/listing-form/photo-words';
import { RefusedTile } from '@/components/listing-form/refused-tile';
import { SortablePhotos } from '@/components/listing-form/sortable-photos';
import { usePhotos } from '@/components/listing-form/use-photos';
import type { Photos } from '@/components/listing-form/use-photos';
import { FieldError } from '@/components/forms/field-frame';
import { useFieldId } from '@/components/forms/form-context';
import { messageOf } from '@/components/forms/use-field';
import { cn } from '@/components/ui/cn';
import { photoTypes } from '@/lib/listings/photo-file';
import { Words } from '@/components/ui/words';
import { MAX_PHOTOS } from '@/lib/listings/form-limits';
import { listingPhotoTexts as texts } from '@/lib/texts/listing-form-screen';

interface PhotosSectionProps {
  /** The uploaded fraction of each new photo, by key, 0 to 1; empty while nothing is being sent. */
  progress: ReadonlyMap<string, number>;
}

/** Up to ten photos: several can be chosen or dropped at once, and each can be moved, rotated, replaced and removed. */
export function PhotosSection({ progress }: PhotosSectionProps) {
  const photos = usePhotos();
  const [isOver, setIsOver] = useState(false);
  const { slots, reading } = photos;

  function onDrop(event: React.DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (event.dataTransfer.files.length > 0) photos.add([...event.dataTransfer.files]);
  }
  function onDragOver(event: React.DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  }
  /** Entering a tile is not leaving the drop area that contains it. */
  function onDragLeave(event: React.DragEvent) {
    const { relatedTarget: next, currentTarget: tray } = event;
    if (!(next instanceof Node && tray.contains(next))) setIsOver(false);
  }

  return (
    <FormSection title={texts.title} intro={texts.help}>
      <div
        onDragOver={onDragOver}
        onDragLeave={onDragLeave}
        onDrop={onDrop}
        className={cn('@container -m-3 rounded-panel p-3', isOver && 'bg-ci-blue-50 ring-2 ring-ci-blue-600')}
      >
        <PhotoFaults faults={photos.faults} />
        <SortablePhotos photos={photos} progress={progress}>
          {Array.from({ length: reading }, (_, n) => (
            <li
              key={n}
              className="aspect-3/2 animate-pulse-soft rounded-control bg-ci-gray-200"
              aria-label={texts.reading}
            />
          ))}
          {photos.refused.map((file) => (
            <RefusedTile key={file.key} file={file} onDismiss={() => photos.dismiss(file.key)} />
          ))}
        </SortablePhotos>
        <AddPhotos photos={photos} isOver={isOver} />
      </div>
      {slots.length > 1 && <p className="text-ci-gray-600">{texts.sortHelp}</p>}
      {slots.length > 0 && <PhotoWords photos={photos} />}
      <p className="text-ci-gray-600">{texts.googleHelp}</p>
    </FormSection>
  );
}

function AddPhotos({ photos, isOver }: { photos: Photos; isOver: boolean }) {
  const id = useFieldId('images_pool');
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  const { getFieldState } = useFormContext();
  const formState = useFormState({ name: 'images_pool' });
  const error = messageOf(getFieldState('images_pool', formState).error);
  return (
    <>
      <button
        id={id}
        type="button"
        disabled={photos.room === 0}
        aria-describedby={help}
        onClick={() => input.current?.click()}
        className={cn(
          'mt-3 flex w-full flex-col items-center justify-center gap-1.5 rounded-control border-2 border-dashed p-4 font-semibold text-ci-blue-700 transition-colors duration-150 hover:bg-ci-blue-50 disabled:cursor-not-allowed disabled:text-ci-gray-600 disabled:hover:bg-transparent',
          photos.slots.length === 0 ? 'min-h-56' : 'min-h-28',
          isOver ? 'border-ci-blue-600 bg-ci-blue-50' : error ? 'border-ci-red-600' : 'border-ci-gray-500',
        )}
      >
        <ImagePlus aria-hidden className="size-7" />
        <Words>{isOver ? texts.drop : texts.add}</Words>
        <span id={help} className="figures font-normal text-ci-gray-600">
          {photos.slots.length === 0 && <span className="block">{texts.dropHere}</span>}
          <Words>{texts.count(photos.slots.length, MAX_PHOTOS)}</Words>
        </span>
      </button>
      <input
        ref={input}
        type="file"
        accept={photoTypes}
        multiple
        hidden
        aria-label={texts.add}
        onChange={({ target }) => {
          photos.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <FieldError id={id} text={error} />
    </>
  );
}

/**
 * Errors about the files just chosen: shown above the photos, and scrolled into view because the new photos push the
 * page down.
 */
function PhotoFaults({ faults }: { faults: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (faults.length > 0) box.current?.scrollIntoView({ block: 'center' });
  }, [faults]);
  return (
    <div
      ref={box}
      role="alert"
      className="mb-4 rounded-control border border-ci-red-200 bg-ci-red-50 p-3 font-semibold text-ci-red-700 empty:hidden"
    >
      {faults.length > 0 && (
        <ul className="space-y-1">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
