import { StayButton } from '@/components/search/stay-button';
import type { Day } from '@/lib/dates/day';
import { searchDaysTexts as texts } from '@/lib/texts/search-days';

interface StayFieldProps {
  arrival: Day | null;
  departure: Day | null;
  /** The days in words. */
  stay: string | null;
  today: Day;
}

const labelId = 'search-stay';

/** Arrival and departure: a range calendar; without JavaScript two date inputs. */
export function StayField({ arrival, departure, stay, today }: StayFieldProps) {
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className="search-bar-label">
        {texts.when}
      </p>
      <StayButton arrival={arrival} departure={departure} text={stay} today={today}>
        <div className="hidden grid-cols-2 noscript:grid">
          <DayInput name="arrival" label={texts.arrival} value={arrival} today={today} />
          <DayInput name="departure" label={texts.departure} value={departure} today={today} />
        </div>
      </StayButton>
    </div>
  );
}

interface DayInputProps {
  name: string;
  label: string;
  value: Day | null;
  today: Day;
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
