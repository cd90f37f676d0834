'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { DialogFoot } from '@/components/forms/dialog-foot';
import { EuroField } from '@/components/forms/euro-field';
import { Form } from '@/components/forms/form';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { MAX_COST_LABEL } from '@/lib/stays/limits';
import type { CostDto } from '@/lib/stays/contract';
import { costKinds, costUnits } from '@/lib/stays/kinds';
import type { CostKind, CostUnit } from '@/lib/stays/kinds';
import { stayCostTexts as texts } from '@/lib/texts/stay-prices';
import { costKindTexts, costUnitTexts } from '@/lib/texts/stays';

const schema = async () => (await import('@/lib/stays/contract')).costInput;

interface CostFormProps {
  /** The initial values; null for a new cost. */
  cost: CostDto | null;
  label: string;
  onSave: (cost: CostDto) => Promise<void>;
  onCancel: () => void;
  /** Called with the current input whenever it is valid. */
  onDraft: (cost: CostDto) => void;
}

/** The usual unit of each kind of cost. */
const usualUnits: Readonly<Record<CostKind, CostUnit>> = {
  cleaning: 'stay',
  bed_linen: 'person',
  bath_linen: 'person',
  energy: 'night',
  pet: 'pet',
  tourist_tax: 'person_night',
  deposit: 'stay',
  other: 'stay',
};

const kinds = () => costKinds.map((value) => ({ value, label: costKindTexts[value] }));
const units = () => costUnits.map((value) => ({ value, label: costUnitTexts[value] }));

const fresh = {
  kind: 'cleaning' as const,
  label: '',
  amount_cents: null,
  per: 'stay' as const,
  optional: false,
  on_site: false,
};

/** A form for one cost, in its place in the list. */
export function CostForm({ cost, label, onSave, onCancel, onDraft }: CostFormProps) {
  return (
    <Form
      // The schema refuses an amount that is not there yet.
      schema={schema}
      defaultValues={cost ? { ...cost, label: cost.label ?? '' } : { ...fresh, amount_cents: undefined }}
      onSubmit={onSave}
      errorText={texts.failed}
      label={label}
      className="max-w-none space-y-4"
    >
      <CostFields />
      <Draft onDraft={onDraft} />
      <DialogFoot submit={texts.save} onCancel={onCancel} />
    </Form>
  );
}

function CostFields() {
  const { setValue } = useFormContext<CostDto>();
  const kind = useWatch<CostDto, 'kind'>({ name: 'kind' });
  const known = useRef(kind);
  useEffect(() => {
    if (known.current === kind) return;
    known.current = kind;
    setValue('per', usualUnits[kind]);
  }, [kind, setValue]);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="kind" label={texts.kind} options={kinds()} placeholder={null} />
        <TextField
          name="label"
          label={texts.label}
          optional={kind !== 'other'}
          maxLength={MAX_COST_LABEL}
          autoComplete="off"
        />
        <EuroField name="amount_cents" label={texts.amount} />
        <SelectField
          name="per"
          label={texts.per}
          options={kind === 'deposit' ? units().filter(({ value }) => value === 'stay') : units()}
          placeholder={null}
        />
      </div>
      {kind === 'tourist_tax' && <p className="text-ci-gray-700">{texts.taxPassedOn}</p>}
      {kind !== 'deposit' && (
        <div>
          <CheckboxField name="optional" label={texts.optionalField} />
          <CheckboxField name="on_site" label={texts.onSiteField} />
        </div>
      )}
    </>
  );
}

function Draft({ onDraft }: Pick<CostFormProps, 'onDraft'>) {
  const values = useWatch();
  const tell = useEffectEvent(onDraft);
  useEffect(() => {
    let isOld = false;
    const judge = async () => {
      const { data } = (await schema()).safeParse(values);
      if (data && !isOld) tell(data);
    };
    void judge();
    return () => {
      isOld = true;
    };
  }, [values]);
  return null;
}
