import { useState } from 'react';
import { PressList } from '@/components/search/press-list';
import type { Day } from '@/lib/dates/day';
import { formatMonth } from '@/lib/format/date';
import { capitalised } from '@/lib/format/words';
import { offeredMonths } from '@/lib/search/offered-months';
import { MAX_MONTHS, MAX_NIGHTS, stayKinds } from '@/lib/search/parameters';
import type { Month } from '@/lib/search/parameters';
import { inMonths } from '@/lib/search/when';
import type { StayLength, When } from '@/lib/search/when';
import { searchDaysTexts as texts } from '@/lib/texts/search-days';

interface StayMonthsProps {
  when: When;
  today: Day;
  onChoose: (when: When) => void;
}

const nights = Array.from({ length: MAX_NIGHTS }, (_, index) => index + 1);
const week: StayLength = { stay: 'week', nights: null };

function lengthOf({ stay, nights: count }: When): StayLength | null {
  if (stay !== null) return { stay, nights: null };
  return count === null ? null : { stay: null, nights: count };
}

/** A choice of months, and the length of a stay in them: a week until something else is chosen. */
export function StayMonths({ when, today, onChoose }: StayMonthsProps) {
  const [proposed, setProposed] = useState(() => lengthOf(when) ?? week);
  const length = lengthOf(when) ?? proposed;
  const months = when.month;

  function chooseLength(next: StayLength) {
    setProposed(next);
    if (months.length > 0) onChoose(inMonths(months, next));
  }

  function press(month: Month) {
    const others = months.filter((one) => one !== month);
    setProposed(length);
    onChoose(inMonths(others.length < months.length ? others : [...months, month], length));
  }

  return (
    <div className="space-y-4">
      <PressList
        label={texts.length}
        options={stayKinds.map((kind) => [kind, texts.stays[kind]])}
        isOn={(kind) => kind === length.stay}
        onPress={(stay) => chooseLength({ stay, nights: null })}
      />
      <label className="block max-w-64">
        <span className="block font-semibold text-ci-gray-900">{texts.nightsLabel}</span>
        <select
          value={length.nights ?? ''}
          onChange={({ target }) =>
            chooseLength(target.value === '' ? week : { stay: null, nights: Number(target.value) })
          }
          className="control control-select mt-1.5"
        >
          <option value="">{texts.noNights}</option>
          {nights.map((count) => (
            <option key={count} value={count}>
              {texts.nights(count)}
            </option>
          ))}
        </select>
      </label>
      <PressList
        label={texts.months}
        help={texts.monthsHelp(MAX_MONTHS)}
        options={offeredMonths(today, months).map((month) => [
          month,
          capitalised(formatMonth(`${month}-01`)),
        ])}
        isOn={(month) => months.includes(month)}
        isDisabled={(month) => months.length >= MAX_MONTHS && !months.includes(month)}
        onPress={press}
      />
    </div>
  );
}
