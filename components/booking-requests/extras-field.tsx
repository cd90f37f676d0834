'use client';

import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckboxListField } from '@/components/forms/checkbox-list-field';
import type { ShownAnswer } from '@/lib/stays/stay-answer';
import { formatEuro } from '@/lib/money/euro';
import type { Extra } from '@/lib/stays/extras';
import type { Quote } from '@/lib/stays/quote';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

interface ExtrasFieldProps {
  offered: readonly Extra[];
  /** The price of the stay so far. */
  answer: ShownAnswer | null;
}

/** The optional extras, each with its price for this stay. */
export function ExtrasField({ offered, answer }: ExtrasFieldProps) {
  const quote = answer && 'quote' in answer ? answer.quote : null;
  useOfferedOnly(offered.map(({ label }) => label));
  if (offered.length === 0) return null;
  return (
    <CheckboxListField
      name="extras"
      label={texts.extras}
      options={offered.map(({ label, name, lang, price }) => ({
        value: label,
        label: name,
        lang,
        more: amountOf(quote, label) ?? price,
      }))}
      className="max-w-form"
    />
  );
}

/** '€ 18,-' for this stay; null while unknown, and when it costs nothing for this party. */
function amountOf(quote: Quote | null, label: string): string | null {
  const lines = quote?.lines.filter((line) => line.optional && line.label === label) ?? [];
  return lines.length === 0 ? null : formatEuro(lines.reduce((sum, line) => sum + line.amount_cents, 0));
}

/** Drops extras kept from an earlier visit that are no longer offered. */
function useOfferedOnly(labels: readonly string[]): void {
  const { setValue } = useFormContext();
  const chosen: unknown = useWatch({ name: 'extras' });
  useEffect(() => {
    if (!Array.isArray(chosen)) return;
    const left = chosen.filter((label) => labels.includes(label));
    if (left.length < chosen.length) setValue('extras', left);
  }, [chosen, labels, setValue]);
}
