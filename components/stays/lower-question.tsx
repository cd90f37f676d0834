'use client';

import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { formatWholeEuro } from '@/lib/money/euro';
import type { SeasonInput } from '@/lib/stays/contract';
import { lowestBelow } from '@/lib/stays/lowest-below';
import { seasonTexts as texts } from '@/lib/texts/stay-prices';

interface LowerQuestionProps {
  /** The listing's lowest price in whole euros. */
  standard: number;
  /** What a night costs outside seasons. */
  usual: number;
}

const asNumber = (value: unknown) => (typeof value === 'number' && value > 0 ? value : null);

/**
 * Asks whether a season's price below the listing's should become the listing's. Agreeing saves the season too; without
 * that the server rejects the price.
 */
export function LowerQuestion({ standard, usual }: LowerQuestionProps) {
  const { setValue } = useFormContext<SeasonInput>();
  const [price, weekend] = useWatch<SeasonInput, ['price', 'weekend_price']>({
    name: ['price', 'weekend_price'],
  });
  const lowest = lowestBelow({ price: asNumber(price), weekend_price: asNumber(weekend) }, standard);
  // An answer is only about one price.
  useEffect(() => setValue('lower_price', false), [lowest, setValue]);
  return (
    <div aria-live="polite" className="empty:hidden">
      {lowest !== null && (
        <Alert>
          <p>{texts.lowerQuestion(formatWholeEuro(lowest), formatWholeEuro(usual))}</p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-3"
            onClick={({ currentTarget }) => {
              setValue('lower_price', true);
              currentTarget.form?.requestSubmit();
            }}
          >
            {texts.lower(formatWholeEuro(lowest))}
          </Button>
        </Alert>
      )}
    </div>
  );
}
