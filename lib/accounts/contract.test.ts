import { expect, it } from 'vitest';
import { askingResetInput } from '@/lib/accounts/contract';
import { toFieldErrors } from '@/lib/api/zod';
import { accountTexts } from '@/lib/texts/accounts';

// An unselected radio group arrives as null or is missing altogether.
it.each([undefined, null, '', 'misschien'])(
  'asks about new factors in words of its own (%j)',
  (new_factors) => {
    const { error } = askingResetInput.safeParse({ password: 'garnaal-op-toast-7', new_factors });
    expect(error && toFieldErrors(error)).toEqual({ new_factors: [accountTexts.reset.factorsUnsaid] });
  },
);
