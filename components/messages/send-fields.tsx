'use client';

import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { CheckboxListField } from '@/components/forms/checkbox-list-field';
import { NumberField } from '@/components/forms/number-field';
import { SelectField } from '@/components/forms/select-field';
import { Alert } from '@/components/ui/alert';
import { currentUserOptions } from '@/lib/accounts/queries';
import { calendarListingsQuery } from '@/lib/calendar/queries';
import { FIRST_SEND_HOUR, LAST_SEND_HOUR, sendMoments } from '@/lib/messages/limits';
import type { SendMoment } from '@/lib/messages/limits';
import { automaticMessageTexts as texts } from '@/lib/texts/automatic-messages';

const moments = sendMoments.map((value) => ({ value, label: texts.moments[value] }));
const hours = Array.from({ length: LAST_SEND_HOUR - FIRST_SEND_HOUR + 1 }, (_, index) => ({
  value: FIRST_SEND_HOUR + index,
  label: `${FIRST_SEND_HOUR + index} uur`,
}));

/** When a reply text is sent automatically, and for which homes. */
export function SendFields() {
  const moment: '' | SendMoment = useWatch({ name: 'send.moment' });
  return (
    <>
      <SelectField
        name="send.moment"
        label={texts.moment}
        help={texts.momentHelp}
        options={moments}
        placeholder={texts.never}
      />
      {moment !== '' && (
        <>
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {moment !== 'arrival' && (
              <NumberField
                name="send.days"
                label={texts.days}
                help={texts.daysHelp[moment]}
                inputClassName="max-w-24"
              />
            )}
            <SelectField name="send.hour" label={texts.hour} options={hours} numeric placeholder={null} />
          </div>
          <Homes />
        </>
      )}
    </>
  );
}

/** Not asked of a landlord with a single home. */
function Homes() {
  const { data: user } = useQuery(currentUserOptions());
  const { data, isError } = useQuery({ ...calendarListingsQuery(user?.id ?? 0), enabled: Boolean(user) });
  if (isError) return <Alert tone="error">{texts.homesFailed}</Alert>;
  const homes = data?.filter(({ isOwn }) => isOwn) ?? [];
  if (homes.length < 2) return null;
  return (
    <CheckboxListField
      name="listing_ids"
      label={texts.homes}
      help={texts.homesHelp}
      options={homes.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}
