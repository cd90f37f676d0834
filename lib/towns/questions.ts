import { townName } from '@/lib/listings/town-name';
import { partOf } from '@/lib/languages/texts';
import { formatMonth } from '@/lib/format/date';
import { allWords, countWord } from '@/lib/format/words';
import { citiesFrom } from '@/lib/listings/cities';
import type { City } from '@/lib/listings/cities';
import { propertyTypeCounts, townTexts, townWords } from '@/lib/texts/towns';
import type { TownFacts, TownMonth } from '@/lib/towns/facts';

export interface TownQuestion {
  question: string;
  answer: string;
}

const texts = partOf(townTexts, 'questions');

/** '12 appartementen', in the order of the facts */
export const kindTexts = ({ kinds }: TownFacts): string[] =>
  kinds.map(({ type, count }) => `${count} ${countWord(count, propertyTypeCounts[type])}`);

function aboutHomes(name: string, facts: TownFacts): TownQuestion[] {
  const byPrice = facts.months.toSorted((a, b) => a.price - b.price);
  const [low, high] = [byPrice[0], byPrice.at(-1)];
  const inWords = ({ month, price }: TownMonth) => ({ month: formatMonth(month), price });
  return [
    ...(low && high
      ? [
          {
            question: texts.price.question(name),
            answer: texts.price.answer(facts.count, inWords(low), inWords(high)),
          },
        ]
      : []),
    ...(facts.kinds.length > 0
      ? [{ question: texts.kinds.question(name), answer: texts.kinds.answer(allWords(kindTexts(facts))) }]
      : []),
    ...(facts.distance
      ? [{ question: texts.distance.question(name), answer: townTexts.distance(facts.distance) }]
      : []),
  ];
}

/** The questions on a town's page with their answers, as shown and as structured data; three without any home. */
export function townQuestions(town: City, facts: TownFacts): TownQuestion[] {
  const near = citiesFrom(town).slice(1, 3);
  const name = townName(town.name);
  return [
    ...aboutHomes(name, facts),
    { question: texts.train.question(name), answer: townWords[town.id].train },
    {
      question: texts.near.question(name),
      answer: texts.near.answer(allWords(near.map((other) => townName(other.name)))),
    },
    { question: texts.asking.question(name), answer: texts.asking.answer },
  ];
}

/** The same as structured data (schema.org FAQPage). */
export function faqPage(questions: readonly TownQuestion[]): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
