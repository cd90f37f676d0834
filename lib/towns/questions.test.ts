import { describe, expect, it } from 'vitest';
import { cities } from '@/lib/listings/cities';
import { townWords } from '@/lib/texts/towns';
import type { TownFacts } from '@/lib/towns/facts';
import { faqPage, townQuestions } from '@/lib/towns/questions';

const none: TownFacts = { count: 0, kinds: [], months: [], distance: null };
const some: TownFacts = {
  count: 3,
  kinds: [
    { type: 'studio', count: 2 },
    { type: 'house', count: 1 },
  ],
  months: [
    { month: '2027-01-01', price: 90 },
    { month: '2027-02-01', price: 120 },
  ],
  distance: { nearest: 50, median: 300 },
};

describe.each(cities)('$name', (town) => {
  it('has several sentences of its own', () => {
    const { paragraphs } = townWords[town.id];
    expect(paragraphs.join(' ').split(/(?<=[.!?])\s/).length).toBeGreaterThanOrEqual(4);
    expect(paragraphs.join(' ')).toContain(town.name);
    const others = cities.filter(({ id }) => id !== town.id).flatMap(({ id }) => townWords[id].paragraphs);
    expect(others.filter((paragraph) => paragraphs.includes(paragraph))).toEqual([]);
  });

  it('answers at least three questions, with and without homes', () => {
    expect(townQuestions(town, none).length).toBeGreaterThanOrEqual(3);
    expect(townQuestions(town, some)).toHaveLength(6);
    for (const { question, answer } of townQuestions(town, some)) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.$/);
      expect(answer).not.toMatch(/undefined|gemiddeld €/);
    }
  });
});

it('answers with the figures of the homes', () => {
  const [price, kinds, distance] = townQuestions(cities[0], some).map(({ answer }) => answer);
  expect(price).toBe(
    'Voor 3 woningen ligt het gemiddelde tussen €\u{a0}90 per nacht in januari 2027 en €\u{a0}120 in februari 2027.',
  );
  expect(kinds).toContain('2 studio’s en 1 huis');
  expect(distance).toContain('300 meter');
});

it('is structured data of the same words', () => {
  expect(faqPage([{ question: 'Waarom?', answer: 'Daarom.' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Waarom?',
        acceptedAnswer: { '@type': 'Answer', text: 'Daarom.' },
      },
    ],
  });
});
