'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import { NumberField } from '@/components/forms/number-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { SwitchField } from '@/components/forms/switch-field';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Switch } from '@/components/ui/switch';
import { toast } from '@/components/ui/toast';
import { Words } from '@/components/ui/words';
import { formatWholeEuro } from '@/lib/money/euro';
import { MAX_LENGTH_DISCOUNTS } from '@/lib/stays/limits';
import type { StayRulesDto, StayRulesInput } from '@/lib/stays/contract';
import { saveStayRules } from '@/lib/stays/queries';
import { stayRulesTexts as texts } from '@/lib/texts/stay-prices';

const schema = async () => (await import('@/lib/stays/contract')).stayRulesInput;

interface RulesFormProps {
  slug: string;
  /** The listing's lowest price in whole euros. */
  standard: number | null;
  rules: StayRulesDto;
  /** Called with the current input whenever it is valid. */
  onDraft: (rules: StayRulesDto) => void;
}

const preparation = texts.preparationOptions.map((label, value) => ({ label, value }));

/** The stay rules that are not part of the listing form. */
export function RulesForm({ slug, standard, rules, onDraft }: RulesFormProps) {
  const client = useQueryClient();
  async function save(body: StayRulesInput) {
    await saveStayRules(client, slug, body);
    toast.success(texts.saved);
  }
  return (
    <Form schema={schema} defaultValues={rules} onSubmit={save} errorText={texts.failed} label={texts.title}>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          name="base_price"
          label={texts.basePrice}
          help={standard === null ? texts.baseHelpNoStandard : texts.baseHelp(formatWholeEuro(standard))}
          prefix="€"
        />
        <NumberField name="weekend_price" label={texts.weekendPrice} help={texts.weekendHelp} prefix="€" />
      </div>
      <SavedBase price={rules.base_price} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          name="notice_days"
          label={texts.notice}
          help={texts.noticeHelp}
          suffix={texts.noticeSuffix}
          inputClassName="max-w-24"
        />
        <SelectField
          name="preparation_nights"
          label={texts.preparation}
          options={preparation}
          placeholder={null}
          numeric
          selectClassName="max-w-48"
        />
      </div>
      <SwitchField name="gap_stays" label={texts.gaps} help={texts.gapsHelp} />
      <section className="space-y-4 border-t border-ci-gray-200 pt-5">
        <h3>{texts.discounts}</h3>
        <LengthDiscounts />
        <MomentDiscount name="last_minute" label={texts.lastMinute} days={texts.lastMinuteDays} start={14} />
        <MomentDiscount name="early" label={texts.early} days={texts.earlyDays} start={180} />
      </section>
      <Draft onDraft={onDraft} />
      <SubmitButton>{texts.save}</SubmitButton>
    </Form>
  );
}

/** Shows the base price that saving a season has meanwhile set. */
function SavedBase({ price }: { price: number | null }) {
  const { setValue } = useFormContext<StayRulesDto>();
  const atFirst = useRef(price);
  useEffect(() => {
    if (price === atFirst.current) return;
    atFirst.current = price;
    setValue('base_price', price);
  }, [price, setValue]);
  return null;
}

function Draft({ onDraft }: Pick<RulesFormProps, 'onDraft'>) {
  const values = useWatch();
  const atFirst = useRef(values);
  const tell = useEffectEvent(onDraft);
  useEffect(() => {
    // The saved values are known already.
    if (values === atFirst.current) return;
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

function LengthDiscounts() {
  const { fields, append, remove } = useFieldArray<StayRulesDto>({ name: 'length_discounts' });
  const last = useWatch<StayRulesDto, 'length_discounts'>({ name: 'length_discounts' }).at(-1);
  return (
    <div>
      <p className="text-ci-gray-900">{texts.length}</p>
      <ul className="mt-2 space-y-3">
        {fields.map(({ id }, index) => (
          <li key={id}>
            <fieldset className="flex min-w-0 flex-wrap items-end gap-x-4 gap-y-2">
              <legend className="sr-only">{texts.lengthRow(index + 1)}</legend>
              <NumberField
                name={`length_discounts.${index}.nights`}
                label={texts.fromNights}
                suffix={texts.nights}
                inputClassName="w-20"
              />
              <Percent name={`length_discounts.${index}.percent`} />
              <IconButton label={texts.removeLength(index + 1)} onClick={() => remove(index)}>
                <X aria-hidden className="size-5" />
              </IconButton>
            </fieldset>
          </li>
        ))}
      </ul>
      {fields.length < MAX_LENGTH_DISCOUNTS && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => append({ nights: (Number(last?.nights) || 0) + 7, percent: 5 })}
        >
          <Plus aria-hidden className="size-5" />
          <span>{texts.addLength}</span>
        </Button>
      )}
    </div>
  );
}

const Percent = ({ name }: { name: string }) => (
  <NumberField name={name} label={texts.percent} suffix="%" inputClassName="w-20" />
);

interface MomentDiscountProps {
  name: 'last_minute' | 'early';
  label: string;
  /** The label of the number of days. */
  days: string;
  /** The initial number of days. */
  start: number;
}

/** A discount that can be switched on, with its number of days. */
function MomentDiscount({ name, label, days, start }: MomentDiscountProps) {
  const { setValue, clearErrors } = useFormContext<StayRulesDto>();
  const isOn = useWatch<StayRulesDto, typeof name>({ name }) !== null;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <label className="flex min-h-11 items-center justify-between gap-3 text-ci-gray-900">
        <Words>{label}</Words>
        <Switch
          checked={isOn}
          onChange={({ target }) => {
            clearErrors(name);
            setValue(name, target.checked ? { days: start, percent: 5 } : null, { shouldDirty: true });
          }}
        />
      </label>
      {isOn && (
        <div className="mt-1 flex flex-wrap items-end gap-x-4 gap-y-2">
          <NumberField name={`${name}.days`} label={days} suffix={texts.days} inputClassName="w-20" />
          <Percent name={`${name}.percent`} />
        </div>
      )}
    </fieldset>
  );
}
