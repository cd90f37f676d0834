'use client';

import { Plus, X } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { RoomBeds } from '@/components/listing-form/room-beds';
import { FormSection } from '@/components/listing-form/form-section';
import { FieldError } from '@/components/forms/field-frame';
import { useFieldId } from '@/components/forms/form-context';
import { TextField } from '@/components/forms/text-field';
import { messageOf } from '@/components/forms/use-field';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { newRoom } from '@/lib/listing-form/rooms';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { MAX_FURNISHED_ROOMS, MAX_ROOM_NAME } from '@/lib/listings/form-limits';
import { listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

/** The listing's rooms with their beds, added and removed one by one. */
export function RoomsSection() {
  const id = useFieldId('rooms');
  const add = useId();
  const { getValues } = useFormContext<ListingFormValues>();
  const { fields, append, remove } = useFieldArray<ListingFormValues, 'rooms'>({ name: 'rooms' });
  const error = useRoomsError();

  function removeRoom(place: number) {
    remove(place);
    document.getElementById(add)?.focus();
  }

  return (
    <FormSection title={texts.rooms} intro={texts.roomsHelp}>
      <div
        id={id}
        role="group"
        tabIndex={-1}
        aria-label={texts.rooms}
        aria-describedby={error ? `${id}-error` : undefined}
        className="space-y-5"
      >
        {fields.map((field, place) => (
          <fieldset key={field.id} className="border-b border-ci-gray-200 pb-5">
            <legend className="sr-only">{texts.room(place + 1)}</legend>
            <div className="flex items-end gap-2">
              <TextField
                name={`rooms.${place}.name`}
                label={`${texts.room(place + 1)}: ${texts.roomName.toLowerCase()}`}
                maxLength={MAX_ROOM_NAME}
                autoComplete="off"
                className="min-w-0 grow"
              />
              <IconButton
                size="sm"
                className="-mr-2 mb-1"
                label={texts.removeRoom(place + 1)}
                onClick={() => removeRoom(place)}
              >
                <X aria-hidden className="size-5" />
              </IconButton>
            </div>
            <RoomBeds room={place} />
          </fieldset>
        ))}
        <FieldError id={id} text={error} />
        <Button
          id={add}
          variant="secondary"
          size="sm"
          disabled={fields.length >= MAX_FURNISHED_ROOMS}
          onClick={() => append(newRoom(getValues('rooms')), { focusName: `rooms.${fields.length}.name` })}
        >
          <Plus aria-hidden className="size-5" />
          <span>{texts.addRoom}</span>
        </Button>
        {fields.length >= MAX_FURNISHED_ROOMS && <p className="text-ci-gray-700">{texts.roomsFull}</p>}
      </div>
    </FormSection>
  );
}

/** The error about the rooms, cleared as soon as one of them changes. */
function useRoomsError(): string | undefined {
  const { clearErrors, getFieldState } = useFormContext<ListingFormValues>();
  const formState = useFormState<ListingFormValues>({ name: 'rooms' });
  const rooms = useWatch<ListingFormValues, 'rooms'>({ name: 'rooms' });
  useEffect(() => {
    if (getFieldState('rooms').error) clearErrors('rooms');
  }, [rooms, clearErrors, getFieldState]);
  return messageOf(getFieldState('rooms', formState).error);
}
