import { PlainField, PlainSelect } from '@/components/forms/plain-field';
import type { PlainMemory } from '@/components/forms/plain-field';
import { PlainForm } from '@/components/forms/plain-form';
import { MAX_FIGURE, reviewFigures } from '@/lib/reviews/figures';
import { reviewFormTexts as texts } from '@/lib/texts/review-form';
import { reviewFigureTexts } from '@/lib/texts/reviews';

interface PlainReviewFormProps {
  /** The form's `action` URL. */
  action: string;
  listing: { name: string };
  memory: PlainMemory;
  fields: { token: string; trap: string };
  token: string;
}

const steps = () => [
  { value: '', label: texts.choose },
  ...Array.from({ length: MAX_FIGURE }, (_, place) => {
    const step = String(MAX_FIGURE - place);
    return { value: step, label: step };
  }),
];

/** The same form as plain HTML, for browsers without JavaScript. */
export function PlainReviewForm({ action, listing, memory, fields, token }: PlainReviewFormProps) {
  return (
    <PlainForm action={action} submit={texts.submit} {...{ memory, fields, token }}>
      <h2>{texts.title}</h2>
      <p className="text-ci-gray-700">{texts.intro(listing.name)}</p>
      <p className="text-ci-gray-600">{texts.figuresHelp}</p>
      {reviewFigures.map((figure) => (
        <PlainSelect
          key={figure}
          memory={memory}
          name={figure}
          label={reviewFigureTexts[figure]}
          options={steps()}
        />
      ))}
      <PlainField memory={memory} name="body" label={texts.body} help={texts.bodyHelp} rows={6} />
      <PlainField
        memory={memory}
        name="name_shown"
        label={texts.name}
        help={texts.nameHelp}
        autoComplete="given-name"
      />
    </PlainForm>
  );
}
