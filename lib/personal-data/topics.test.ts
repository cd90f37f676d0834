import { describe, expect, it } from 'vitest';
import { personalColumns } from '@/lib/personal-data/personal-columns';
import { toldKinds, topicOf, topics, topicsOf } from '@/lib/personal-data/topics';

const columns = Object.entries(personalColumns).flatMap(([table, all]) =>
  Object.entries(all).map(([column, told]) => ({ table, column, told })),
);

describe('what the privacy page tells', () => {
  it('covers every column with personal data', () => {
    const untold = columns.filter(
      ({ table, column, told }) => told !== 'none' && topicOf(table, column) === undefined,
    );
    expect(untold).toEqual([]);
  });

  it('covers every kind of person, and says something about each', () => {
    const kinds = new Set(columns.map(({ told }) => told).filter((told) => told !== 'none'));
    expect([...kinds].toSorted()).toEqual([...toldKinds].toSorted());
    expect(toldKinds.filter((kind) => topicsOf(kind).length === 0)).toEqual([]);
  });

  it('has no topic that nothing is about', () => {
    const told = new Set(toldKinds.flatMap(topicsOf));
    expect(topics.filter((topic) => !told.has(topic))).toEqual([]);
  });
});
