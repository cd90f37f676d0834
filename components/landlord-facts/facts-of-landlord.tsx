import type { LandlordFacts } from '@/lib/landlord-facts/facts';
import { landlordFactTexts as texts } from '@/lib/texts/landlord-facts';

/** Facts about a landlord, each with an expandable explanation; works without JavaScript. */
export function FactsOfLandlord({ facts }: { facts: LandlordFacts }) {
  const told = factTexts(facts);
  if (told.length === 0) return null;
  return (
    <ul className="figures mt-4 grid gap-x-8 sm:grid-cols-2">
      {told.map(([fact, meaning]) => (
        <li key={fact}>
          <details>
            <summary className="fact-of-landlord">{fact}</summary>
            <p className="pb-3 print:hidden text-ci-gray-700">{meaning}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Each fact with its explanation. */
function factTexts(facts: LandlordFacts): (readonly [fact: string, meaning: string])[] {
  const { since, answer_hours: hours, answer_rate: rate, licence, calendar } = facts;
  const told = [
    since !== undefined && ([texts.since(since), texts.sinceMeans] as const),
    hours !== undefined && ([texts.answers(hours), texts.answersMeans] as const),
    rate && ([texts.rate(rate.percent), texts.rateMeans(rate.requests)] as const),
    licence && ([texts.licence, texts.licenceMeans] as const),
    calendar && ([texts.calendar(calendar), texts.calendarMeans] as const),
  ];
  return told.filter((fact) => fact !== undefined && fact !== false);
}
