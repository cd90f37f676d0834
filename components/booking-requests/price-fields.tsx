'use client';

import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { StayPrice, useChosenPrice } from '@/components/booking-requests/stay-price';
import { CheckboxListField } from '@/components/forms/checkbox-list-field';
import { formatEuro } from '@/lib/money/euro';
import { offeredExtras } from '@/lib/stays/extras';
import type { Quote } from '@/lib/stays/quote';
import type { StayTerms } from '@/lib/stays/terms';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

interface PriceFieldsProps {
  slug: string;
  terms: StayTerms;
}

/** What the guest can have besides, each with what it costs for this stay, and the price of it all. */
export function PriceFields({ slug, terms }: PriceFieldsProps) {
  const { answer, isPending } = useChosenPrice(slug, terms);
  const quote = answer && 'quote' in answer ? answer.quote : null;
  const offered = offeredExtras(terms);
  useOfferedOnly(offered.map(({ label }) => label));
  return (
    <>
      {offered.length > 0 && (
        <CheckboxListField
          name="extras"
          label={texts.extras}
          options={offered.map(({ label, price }) => ({
            value: label,
            more: amountOf(quote, label) ?? price,
          }))}
          className="max-w-form"
        />
      )}
      <StayPrice answer={answer} isPending={isPending} />
    </>
  );
}

/** '€ 18,-' for this stay; null before it is known, and where it costs nothing for those who come. */
function amountOf(quote: Quote | null, label: string): string | null {
  const lines = quote?.lines.filter((line) => line.optional && line.label === label) ?? [];
  return lines.length === 0 ? null : formatEuro(lines.reduce((sum, line) => sum + line.amount_cents, 0));
}

/** What was kept of an earlier visit may be offered no more. */
function useOfferedOnly(labels: readonly string[]): void {
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name: 'extras' });
  useEffect(() => {
    if (!Array.isArray(chosen)) return;
    const left = chosen.filter((label) => labels.includes(label));
    if (left.length < chosen.length) setValue('extras', left);
  }, [chosen, labels, setValue]);
}
