'use client';

import { useFormState, useWatch } from 'react-hook-form';
import { isOldEnough } from '@/lib/accounts/age';
import { isDay, todayIn } from '@/lib/dates/day';
import { accountTexts } from '@/lib/texts/accounts';

/** Shows a red warning as soon as the birth date typed makes the person younger than 21. */
export function AgeWarning({ name }: { name: string }) {
  const birth: unknown = useWatch({ name });
  const { errors } = useFormState({ name });
  const tooYoung = isDay(birth) && !isOldEnough(birth, todayIn());
  // After a rejected submit the field shows its own error.
  const isSaid = Object.hasOwn(errors, name);
  return (
    <div role="status" className="text-ci-red-700">
      {tooYoung && !isSaid && <p className="font-semibold">{accountTexts.register.tooYoung()}</p>}
    </div>
  );
}
