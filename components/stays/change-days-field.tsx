'use client';

import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldError } from '@/components/forms/field-frame';
import { useFieldId } from '@/components/forms/form-context';
import { Checkbox } from '@/components/ui/checkbox';
import { Words } from '@/components/ui/words';
import type { Weekday } from '@/lib/dates/day';
import { changeDayPresets, changeDaysText, everyWeekday, presetOf } from '@/lib/stays/weekdays';
import type { ChangeDayPreset } from '@/lib/stays/weekdays';
import { weekdayTexts } from '@/lib/texts/format';
import { changeDayPresetTexts, seasonTexts as texts } from '@/lib/texts/stay-prices';

const presets = Object.keys(changeDayPresets) as ChangeDayPreset[];

/** The weekdays on which guests arrive and depart: one of the usual choices, or any days. */
export function ChangeDaysField() {
  const name = useId();
  const arrivalId = useFieldId('arrival_days');
  const departureId = useFieldId('departure_days');
  const arrival = useController({ name: 'arrival_days' });
  const departure = useController({ name: 'departure_days' });
  const days = {
    arrival_days: arrival.field.value as Weekday[],
    departure_days: departure.field.value as Weekday[],
  };
  const [isOther, setIsOther] = useState(() => presetOf(days) === null);
  const chosen = isOther ? null : presetOf(days);

  function choose(preset: ChangeDayPreset) {
    setIsOther(false);
    arrival.field.onChange([...changeDayPresets[preset].arrival_days]);
    departure.field.onChange([...changeDayPresets[preset].departure_days]);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-ci-gray-900">{texts.days}</legend>
      <div className="mt-1.5 flex flex-wrap gap-x-6">
        {presets.map((preset, index) => (
          <Choice
            key={preset}
            id={index === 0 ? arrivalId : undefined}
            name={name}
            isOn={chosen === preset}
            label={changeDayPresetTexts[preset]}
            onChoose={() => choose(preset)}
          />
        ))}
        <Choice
          name={name}
          isOn={chosen === null}
          label={texts.otherDays}
          onChoose={() => setIsOther(true)}
        />
      </div>
      {chosen === null && (
        <div className="mt-2 space-y-3">
          <Weekdays label={texts.arrivalDays} days={days.arrival_days} onChange={arrival.field.onChange} />
          <Weekdays
            label={texts.departureDays}
            days={days.departure_days}
            onChange={departure.field.onChange}
          />
          <p className="text-ci-gray-600">{texts.noneIsAny}</p>
        </div>
      )}
      <p role="status" className="mt-1 text-ci-gray-700">
        {changeDaysText(days)}
      </p>
      <FieldError id={arrivalId} text={arrival.fieldState.error?.message} />
      <FieldError id={departureId} text={departure.fieldState.error?.message} />
    </fieldset>
  );
}

interface ChoiceProps {
  id?: string;
  name: string;
  isOn: boolean;
  label: string;
  onChoose: () => void;
}

function Choice({ id, name, isOn, label, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5">
      <input
        id={id}
        type="radio"
        name={name}
        checked={isOn}
        onChange={onChoose}
        className="size-5 accent-ci-blue-700"
      />
      <Words>{label}</Words>
    </label>
  );
}

interface WeekdaysProps {
  label: string;
  days: readonly Weekday[];
  onChange: (days: Weekday[]) => void;
}

function Weekdays({ label, days, onChange }: WeekdaysProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-ci-gray-700">{label}</legend>
      <div className="flex flex-wrap gap-x-4">
        {everyWeekday.map((day) => (
          <label key={day} className="flex min-h-11 items-center gap-2">
            <Checkbox
              checked={days.includes(day)}
              onChange={({ target }) =>
                onChange(everyWeekday.filter((each) => (each === day ? target.checked : days.includes(each))))
              }
            />
            <span aria-hidden>{weekdayTexts.short[day]}</span>
            <span className="sr-only">{weekdayTexts.long[day]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
