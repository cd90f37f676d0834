import { requestNextTexts as texts } from '@/lib/texts/booking-requests';

/** What happens after the request is sent. */
export function NextSteps() {
  return (
    <div className="border-t border-sand-deep pt-4">
      <p className="font-semibold text-ci-gray-900">{texts.title}</p>
      <ol className="mt-2 list-decimal space-y-1 pl-5 text-ci-gray-700">
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
