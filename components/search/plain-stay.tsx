import { capitalised } from '@/lib/format/words';
import { formatMonth } from '@/lib/format/date';
import type { BarModel } from '@/lib/search/bar-model';
import { offeredMonths } from '@/lib/search/offered-months';
import { MAX_MONTHS, MAX_NIGHTS, flexDays, stayKinds } from '@/lib/search/parameters';
import { searchDaysTexts as texts } from '@/lib/texts/search-days';

const WEEK = 7;
const nights = Array.from({ length: MAX_NIGHTS }, (_, index) => index + 1);

/** Native fields for browsers without JavaScript. Months without a length would be ignored, so there always is one. */
export function PlainStay({ when, today }: Pick<BarModel, 'when' | 'today'>) {
  return (
    <div className="hidden noscript:block">
      <div className="grid grid-cols-2">
        <DayInput name="arrival" label={texts.arrival} value={when.arrival} today={today} />
        <DayInput name="departure" label={texts.departure} value={when.departure} today={today} />
        <select
          name="flex"
          aria-label={texts.flex}
          defaultValue={when.flex ?? ''}
          className="col-span-2 min-w-0 text-base"
        >
          <option value="">{texts.noFlex}</option>
          {flexDays.map((days) => (
            <option key={days} value={days}>
              {texts.flexDays(days)}
            </option>
          ))}
        </select>
      </div>
      <details className="px-2 pb-2">
        <summary className="min-h-11 py-2.5">{texts.plainMonths}</summary>
        <fieldset>
          <legend>{`${texts.months}. ${texts.monthsHelp(MAX_MONTHS)}`}</legend>
          <div className="grid grid-cols-2">
            {offeredMonths(today, when.month).map((month) => (
              <label key={month} className="flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  name="month"
                  value={month}
                  defaultChecked={when.month.includes(month)}
                  className="size-5 shrink-0"
                />
                <span>{capitalised(formatMonth(`${month}-01`))}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="grid grid-cols-2">
          <select
            name="nights"
            aria-label={texts.nightsLabel}
            defaultValue={when.nights ?? WEEK}
            className="min-w-0 text-base"
          >
            {nights.map((count) => (
              <option key={count} value={count}>
                {texts.nights(count)}
              </option>
            ))}
          </select>
          <select
            name="stay"
            aria-label={texts.length}
            defaultValue={when.stay ?? ''}
            className="min-w-0 text-base"
          >
            <option value="">{texts.noStay}</option>
            {stayKinds.map((kind) => (
              <option key={kind} value={kind}>
                {texts.stays[kind]}
              </option>
            ))}
          </select>
        </div>
      </details>
    </div>
  );
}

interface DayInputProps {
  name: string;
  label: string;
  value: string | null;
  today: string;
}

function DayInput({ name, label, value, today }: DayInputProps) {
  return (
    <input
      type="date"
      name={name}
      aria-label={label}
      defaultValue={value ?? ''}
      min={today}
      className="min-w-0 text-base"
    />
  );
}
