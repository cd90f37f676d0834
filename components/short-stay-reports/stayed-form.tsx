'use client';

import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { Form } from '@/components/forms/form';
import { NumberField } from '@/components/forms/number-field';
import { SelectField } from '@/components/forms/select-field';
import { SwitchField } from '@/components/forms/switch-field';
import { countryName } from '@/components/short-stay-reports/guest-words';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { toast } from '@/components/ui/toast';
import { toTellable } from '@/lib/api/tellable';
import { alpha3Of } from '@/lib/short-stay-reports/countries';
import type { GuestsOf } from '@/lib/short-stay-reports/countries';
import { saveStayed } from '@/lib/short-stay-reports/queries';
import { stayedTexts as texts } from '@/lib/texts/stayed';

const schema = async () => (await import('@/lib/short-stay-reports/stayed-contract')).stayedInput;

/** Where most guests live, first. */
const nearby = ['BE', 'NL', 'DE', 'FR', 'LU', 'GB'];

function countryOptions() {
  const toOption = (value: string) => ({ value, label: countryName(value) });
  const others = [...alpha3Of.keys()].filter((code) => !nearby.includes(code)).map(toOption);
  return [...nearby.map(toOption), ...others.toSorted((a, b) => a.label.localeCompare(b.label, 'nl'))];
}

export interface StayedFormProps {
  /** The id of the request. */
  id: number;
  /** Who stayed as far as is known. */
  guests: readonly GuestsOf[];
  arrived: boolean;
  /** Called after saving. */
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Who stayed, a row per country. */
export function StayedForm({ id, guests, arrived, onSaved, onClose }: StayedFormProps) {
  const rows = guests.map(({ country, number }) => ({ country: country ?? '', number }));
  return (
    <Form
      schema={schema}
      defaultValues={{ arrived, guests: rows }}
      onSubmit={async (values) => {
        const said = values.arrived ? values : { ...values, guests: [] };
        await saveStayed(id, said).catch((error: unknown) => {
          throw toTellable(error, texts.failed);
        });
        toast.success(texts.saved);
        onClose();
        await onSaved();
      }}
      errorText={texts.failed}
      label={texts.title}
      className="mt-5 max-w-none!"
    >
      <SwitchField name="arrived" label={texts.arrived} />
      <Rows />
      <DialogFoot submit={texts.save} onCancel={onClose} />
    </Form>
  );
}

function Rows() {
  const add = useId();
  const { fields, append, remove } = useFieldArray({ name: 'guests' });
  const isThere: unknown = useWatch({ name: 'arrived' });
  if (isThere === false) return <></>;
  const options = countryOptions();

  function removeRow(place: number) {
    remove(place);
    document.getElementById(add)?.focus();
  }

  return (
    <>
      {fields.map((field, place) => (
        <fieldset key={field.id}>
          <legend className="sr-only">{texts.row(place + 1)}</legend>
          <div className="flex items-start gap-2">
            <div className="grid min-w-0 grow gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_8rem]">
              <SelectField
                name={`guests.${place}.country`}
                label={texts.country}
                options={options}
                placeholder={texts.unknownCountry}
              />
              <NumberField name={`guests.${place}.number`} label={texts.number} />
            </div>
            <IconButton
              size="sm"
              className="-mr-2"
              label={texts.removeRow(place + 1)}
              onClick={() => removeRow(place)}
            >
              <X aria-hidden className="size-5" />
            </IconButton>
          </div>
        </fieldset>
      ))}
      <Button
        id={add}
        variant="secondary"
        size="sm"
        onClick={() => append({ country: '', number: 1 }, { focusName: `guests.${fields.length}.country` })}
      >
        <Plus aria-hidden className="size-5" />
        <span>{texts.addRow}</span>
      </Button>
    </>
  );
}
