'use client';

import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { articleFor } from '@/lib/decisions/ground-defaults';
import { ARTICLE_MAX, grounds } from '@/lib/decisions/measures';
import type { Measure } from '@/lib/decisions/measures';
import { decisionTexts as texts } from '@/lib/texts/decisions';

const options = grounds.map((value) => ({ value, label: texts.grounds[value] }));

/** The part of a measure's form with its ground and article, starting with `groundDefaults`. */
export function GroundPart({ measure }: { measure: Measure }) {
  const { subscribe, getValues, setValue } = useFormContext<{ ground: string; article: string }>();
  useEffect(
    () =>
      subscribe({
        name: 'ground',
        exact: true,
        formState: { values: true },
        callback: ({ name, values: { ground } }) => {
          if (name === 'ground') setValue('article', articleFor(measure, ground, getValues('article')));
        },
      }),
    [subscribe, getValues, setValue, measure],
  );
  return (
    <>
      <SelectField name="ground" label={texts.ground} placeholder={null} options={options} />
      <TextField
        name="article"
        label={texts.article}
        help={texts.articleHelp}
        maxLength={ARTICLE_MAX}
        autoComplete="off"
      />
    </>
  );
}
