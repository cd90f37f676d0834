import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FactsOfLandlord } from '@/components/landlord-facts/facts-of-landlord';
import type { LandlordFacts } from '@/lib/landlord-facts/facts';

const html = (facts: LandlordFacts) => renderToStaticMarkup(<FactsOfLandlord facts={facts} />);
const summaries = (facts: LandlordFacts) =>
  [...html(facts).matchAll(/<summary[^>]*>([^<]*)<\/summary>/g)].map(([, text]) => text);

describe('the facts about a landlord', () => {
  it('render nothing when nothing is known', () => {
    expect(html({})).toBe('');
  });

  it('show each fact, with its meaning one press away', () => {
    const facts: LandlordFacts = {
      since: 2021,
      answer_hours: 3,
      answer_rate: { percent: 95, requests: 20 },
      licence: true,
      calendar: { count: 10, unit: 'minutes' },
    };
    expect(summaries(facts)).toEqual([
      'Verhuurder sinds 2021',
      'Antwoordt meestal binnen 3 uur',
      'Beantwoordt 95\u00a0% van de aanvragen',
      'Logiesnummer nagekeken in het register',
      'Kalender bijgewerkt 10 minuten geleden',
    ]);
    expect(html(facts).match(/<details><summary[^>]*>[^<]*<\/summary><p[^>]*>[^<]{20,}<\/p>/g)).toHaveLength(
      5,
    );
  });

  it.each<[LandlordFacts, string]>([
    [{ answer_hours: 1 }, 'Antwoordt meestal binnen 1 uur'],
    [{ answer_hours: 24 }, 'Antwoordt meestal binnen 24 uur'],
    [{ answer_hours: 72 }, 'Antwoordt meestal binnen 3 dagen'],
    [{ calendar: { count: 0, unit: 'minutes' } }, 'Kalender net bijgewerkt'],
    [{ calendar: { count: 1, unit: 'hours' } }, 'Kalender bijgewerkt 1 uur geleden'],
    [{ calendar: { count: 2, unit: 'days' } }, 'Kalender bijgewerkt 2 dagen geleden'],
  ])('%o', (facts, said) => {
    expect(summaries(facts)).toEqual([said]);
  });
});
