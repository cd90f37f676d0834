import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';

/** The filters of an alert, each in a word or two. */
export function AlertWords({ words }: { words: readonly string[] }) {
  return (
    <section aria-labelledby="gezocht" className="rounded-panel bg-sand p-5 sm:p-6">
      <h2 id="gezocht" className="text-base">
        {texts.asked}
      </h2>
      <ul className="figures mt-3 flex flex-wrap gap-2">
        {(words.length > 0 ? words : [texts.everything]).map((word) => (
          <li key={word} className="rounded-full bg-surface px-4 py-1.5 text-ci-gray-800">
            {word}
          </li>
        ))}
      </ul>
    </section>
  );
}
