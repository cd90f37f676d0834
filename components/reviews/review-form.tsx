'use client';

import { useState } from 'react';
import { ChoiceField } from '@/components/forms/choice-field';
import { Form } from '@/components/forms/form';
import { KeepValues } from '@/components/forms/keep-values';
import { forgetValues } from '@/lib/forms/saved-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { ReviewSent } from '@/components/reviews/review-sent';
import { sendReview } from '@/lib/reviews/calls';
import { NAME_SHOWN_MAX, REVIEW_MAX } from '@/lib/reviews/limits';
import { MAX_FIGURE, reviewFigures } from '@/lib/reviews/figures';
import { reviewFormTexts as texts } from '@/lib/texts/review-form';
import { reviewFigureTexts } from '@/lib/texts/reviews';

const schema = async () => (await import('@/lib/reviews/contract')).reviewInput;

interface ReviewFormProps {
  /** The path of the API endpoint. */
  path: string;
  /** The stay's code; identifies what is stored on the device. */
  code: string;
  listing: { slug: string; name: string };
  /** The initial value of the name. */
  name: string;
}

const steps = Array.from({ length: MAX_FIGURE }, (_, place) => {
  const step = String(place + 1);
  return { value: step, label: step };
});

/** The form in which a guest reviews a stay. Typed values survive a reload and an error. */
export function ReviewForm({ path, code, listing, name }: ReviewFormProps) {
  const [isSent, setIsSent] = useState(false);
  const storageKey = `review:${code}`;
  if (isSent) return <ReviewSent listing={listing} />;
  return (
    <section aria-labelledby="beoordelen">
      <h2 id="beoordelen">{texts.title}</h2>
      <p className="mt-2 mb-5 max-w-prose text-ci-gray-700">{texts.intro(listing.name)}</p>
      <Form
        schema={schema}
        defaultValues={{
          ...Object.fromEntries(reviewFigures.map((figure) => [figure, ''])),
          body: '',
          name_shown: name.slice(0, NAME_SHOWN_MAX),
        }}
        onSubmit={async (values) => {
          await sendReview(path, values);
          forgetValues(storageKey);
          setIsSent(true);
        }}
        errorText={texts.failed}
        label={texts.title}
      >
        <KeepValues storageKey={storageKey} />
        <div className="space-y-1">
          <p className="text-ci-gray-600">{texts.figuresHelp}</p>
          {reviewFigures.map((figure) => (
            <ChoiceField key={figure} name={figure} label={reviewFigureTexts[figure]} options={steps} />
          ))}
        </div>
        <TextAreaField name="body" label={texts.body} help={texts.bodyHelp} counterMax={REVIEW_MAX} />
        <TextField name="name_shown" label={texts.name} help={texts.nameHelp} autoComplete="given-name" />
        <SubmitButton size="lg">{texts.submit}</SubmitButton>
      </Form>
    </section>
  );
}
