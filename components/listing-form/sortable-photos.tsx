'use client';

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Announcements, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useId } from 'react';
import { PhotoTile } from '@/components/listing-form/photo-tile';
import type { Photos } from '@/components/listing-form/use-photos';
import type { Elements } from '@/components/ui/elements';
import { listingPhotoTexts as texts } from '@/lib/texts/listing-form-screen';

/** A shorter touch is a tap or the start of a scroll. */
const activationConstraint = { delay: 200, tolerance: 8 };

interface SortablePhotosProps {
  photos: Photos;
  progress: ReadonlyMap<string, number>;
  /** Additional tiles after the photos. */
  children: Elements;
}

/** The photos in order, sortable by pointer, finger and arrow keys. */
export function SortablePhotos({ photos, progress, children }: SortablePhotosProps) {
  const id = useId();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint }),
    useSensor(TouchSensor, { activationConstraint }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = photos.slots.map(({ key }) => key);

  function onDragEnd({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) photos.move(String(active.id), String(over.id));
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsFor(keys),
        screenReaderInstructions: { draggable: texts.instructions },
      }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <ol className="grid grid-cols-2 gap-2 @[15rem]:grid-cols-3 @[34rem]:grid-cols-5">
          {photos.slots.map((slot, index) => (
            <PhotoTile
              key={slot.key}
              slot={slot}
              number={index + 1}
              photos={photos}
              progress={progress.get(slot.key)}
            />
          ))}
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/**
 * Picking up an item also reports that it is over its own place; only the last announcement is read, so for the own
 * place the text about picking up is repeated.
 */
function announcementsFor(keys: readonly string[]): Announcements {
  const place = (id: UniqueIdentifier | undefined) => keys.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => texts.pickedUp(place(active.id)),
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      return over.id === active.id ? texts.pickedUp(place(over.id)) : texts.over(place(over.id));
    },
    onDragEnd: ({ over }) => (over ? texts.dropped(place(over.id)) : texts.canceled),
    onDragCancel: () => texts.canceled,
  };
}
