'use client';

import { DateRangeField } from '@/components/forms/date-range-field';
import { useStayCalendar } from '@/components/stays/use-stay-calendar';
import type { StayTerms } from '@/lib/stays/terms';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

export function StayFields({ terms }: { terms: StayTerms }) {
  return (
    <DateRangeField
      startName="start_date"
      endName="end_date"
      label={texts.stay}
      help={texts.stayHelp}
      monthCount={2}
      {...useStayCalendar(terms)}
    />
  );
}
