'use client';

import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { SelectField } from '@/components/forms/select-field';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { unusedKinds } from '@/lib/listing-form/rooms';
import type { ListingFormValues } from '@/lib/listing-form/values';
import { MAX_BEDS } from '@/lib/listings/form-limits';
import { bedKindTexts, listingFormScreenTexts as texts } from '@/lib/texts/listing-form-screen';

const counts = Array.from({ length: MAX_BEDS }, (_, index) => ({
  value: index + 1,
  label: String(index + 1),
}));

/** The beds of one room: a count per kind, each kind once. `room` is its index, from 0. */
export function RoomBeds({ room }: { room: number }) {
  const add = useId();
  const name = `rooms.${room}.beds` as const;
  const { fields, append, remove } = useFieldArray<ListingFormValues, typeof name>({ name });
  const beds = useWatch<ListingFormValues, typeof name>({ name });
  const [next] = unusedKinds(beds, null);

  function removeBed(place: number) {
    remove(place);
    document.getElementById(add)?.focus();
  }

  return (
    <div className="mt-3">
      <ul aria-label={texts.beds} className="space-y-2 empty:hidden">
        {fields.map((field, place) => (
          <li key={field.id} className="flex items-end gap-2 max-[22rem]:flex-wrap">
            <SelectField
              name={`${name}.${place}.count`}
              label={<VisuallyHidden>{texts.bedCount(place + 1)}</VisuallyHidden>}
              options={counts}
              placeholder={null}
              numeric
              className="w-19 shrink-0 max-[22rem]:w-full"
            />
            <SelectField
              name={`${name}.${place}.kind`}
              label={<VisuallyHidden>{texts.bedKind(place + 1)}</VisuallyHidden>}
              options={unusedKinds(beds, beds[place]?.kind ?? field.kind).map((value) => ({
                value,
                label: bedKindTexts[value],
              }))}
              placeholder={null}
              className="min-w-0 grow"
            />
            <IconButton
              size="sm"
              className="-mr-2 mb-1"
              label={texts.removeBed(place + 1, room + 1)}
              onClick={() => removeBed(place)}
            >
              <X aria-hidden className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      {next && (
        <Button
          id={add}
          variant="quiet"
          size="sm"
          className="mt-2 -ml-4"
          aria-label={texts.addBedTo(room + 1)}
          onClick={() => append({ kind: next, count: 1 }, { focusName: `${name}.${fields.length}.count` })}
        >
          <Plus aria-hidden className="size-5" />
          <span>{texts.addBed}</span>
        </Button>
      )}
    </div>
  );
}
