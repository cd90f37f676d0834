'use client';

import { useId, useState } from 'react';
import { PanelSection } from '@/components/calendar/panel-frame';
import { SaveState } from '@/components/calendar/save-state';
import { useNightSave } from '@/components/calendar/use-night-save';
import { describe, FieldError, FieldFrame, FieldHelp } from '@/components/forms/field-frame';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Words } from '@/components/ui/words';
import { nightsCountText, nightsText } from '@/lib/calendar/choice-text';
import { blockFault, judgeNights, parseRate, rateFault } from '@/lib/calendar/night-rules';
import type { NightFacts } from '@/lib/calendar/night-rules';
import type { DayRange } from '@/lib/dates/range';
import { formatWholeEuro } from '@/lib/money/euro';
import { ownerCalendarTexts } from '@/lib/texts/owner-calendar';

const texts = ownerCalendarTexts.nights;

interface NightFieldsProps {
  slug: string;
  /** The selected nights; the form is keyed by them. */
  range: DayRange | null;
  facts: NightFacts;
}

interface NightFormProps extends NightFieldsProps {
  onClear: () => void;
}

/** A section of the settings with the selected nights and what can be changed about them. */
export function NightForm({ slug, range, facts, onClear }: NightFormProps) {
  const id = useId();
  return (
    <PanelSection id={`${id}-title`} title={texts.title}>
      <div>
        <p className="figures text-ci-gray-900">
          {range === null ? ownerCalendarTexts.chooseFirst : nightsText(range)}
        </p>
        {range && (
          <p className="figures flex flex-wrap items-center justify-between gap-x-4 text-ci-gray-600">
            <Words>{nightsCountText(range)}</Words>
            <Button variant="quiet" size="sm" onClick={onClear} className="-mr-4">
              {ownerCalendarTexts.clear}
            </Button>
          </p>
        )}
      </div>
      <NightFields key={range ? `${range.start} ${range.end}` : ''} slug={slug} range={range} facts={facts} />
    </PanelSection>
  );
}

/** The price of the selected nights, and whether they can be booked (docs/rules/calendar.md#special-rates). */
export function NightFields({ slug, range, facts }: NightFieldsProps) {
  const id = useId();
  const { mayRate, mayBlock, blocked, rated, rate } = judgeNights(range, facts);
  const [typed, setTyped] = useState(rate === null ? '' : String(rate));
  const [wantsBlock, setWantsBlock] = useState(false);
  const [fault, setFault] = useState<{ rate?: string; block?: string }>({});
  const save = useNightSave(slug);
  const blocks = wantsBlock && mayBlock;
  const isRated = typed.trim() !== '' && parseRate(typed) !== rate;

  function submit(event: React.FormEvent) {
    event.preventDefault();
    if (range === null) return;
    const found = {
      rate: (isRated && rateFault(typed, range, facts)) || undefined,
      block: (blocks && blockFault(range, facts)) || undefined,
    };
    setFault(found);
    if (found.rate ?? found.block) {
      save.reset();
      document.getElementById(found.rate ? `${id}-rate` : `${id}-block`)?.focus();
      return;
    }
    const change = { range, rate: isRated ? parseRate(typed) : null, block: blocks };
    save.mutate(change, { onSuccess: () => setWantsBlock(false) });
  }

  return (
    <div className="space-y-5">
      <form noValidate onSubmit={submit} className="space-y-5">
        <FieldFrame id={`${id}-rate`} label={texts.rate} help={rateHelp(facts)} error={fault.rate}>
          <input
            {...describe(`${id}-rate`, { help: true, error: fault.rate })}
            id={`${id}-rate`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            disabled={!mayRate}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setFault({ ...fault, rate: undefined });
            }}
            className="control figures"
          />
        </FieldFrame>
        <BlockField
          id={`${id}-block`}
          isOn={blocks}
          isDisabled={!mayBlock}
          error={fault.block}
          onChange={(next) => {
            setWantsBlock(next);
            setFault({ ...fault, block: undefined });
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={save.isPending} disabled={range === null || !(isRated || blocks)}>
            {texts.save}
          </Button>
          {blocked.length > 0 && (
            <Button
              variant="secondary"
              pending={save.isPending}
              onClick={() => {
                setFault({});
                save.mutate({ free: blocked });
              }}
            >
              {texts.free}
            </Button>
          )}
          {rated.length > 0 && (
            <Button
              variant="secondary"
              pending={save.isPending}
              onClick={() => {
                setTyped('');
                setFault({});
                save.mutate({ standard: rated });
              }}
            >
              {texts.standard}
            </Button>
          )}
        </div>
      </form>
      <SaveState
        status={save.status}
        done={save.data && texts.done[save.data]}
        error={save.error}
        failed={texts.failed}
      />
    </div>
  );
}

function rateHelp({ standard }: NightFacts): string {
  return standard === null ? texts.rateHelpNoStandard : texts.rateHelp(formatWholeEuro(standard));
}

interface BlockFieldProps {
  id: string;
  isOn: boolean;
  isDisabled: boolean;
  error: string | undefined;
  onChange: (next: boolean) => void;
}

function BlockField({ id, isOn, isDisabled, error, onChange }: BlockFieldProps) {
  return (
    <div>
      <label className="flex items-start gap-3 has-disabled:text-ci-gray-600">
        <Checkbox
          {...describe(id, { help: true, error })}
          id={id}
          checked={isOn}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className="min-w-0 font-semibold wrap-anywhere">{texts.block}</span>
      </label>
      <FieldHelp id={id}>{texts.blockHelp}</FieldHelp>
      <FieldError id={id} text={error} />
    </div>
  );
}
