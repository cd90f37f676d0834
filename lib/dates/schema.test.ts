import { describe, expect, it } from 'vitest';
import { z } from '@/lib/api/zod';
import { daySchema, dayOrMomentSchema } from '@/lib/dates/schema';

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

describe('daySchema', () => {
  it('takes a day as it stands', () => {
    expect(daySchema().parse('2026-07-04')).toBe('2026-07-04');
  });

  it.each([undefined, null, '', 5, '2026-02-30', '2026-07-04T00:00:00Z'])(
    'refuses %j with one issue, in the words of the caller',
    (value) => {
      expect(messages(daySchema('Kies een dag.'), value)).toEqual(['Kies een dag.']);
    },
  );

  it('has a sentence of its own, another for a missing day than for a wrong one', () => {
    const form = z.object({ start_date: daySchema() });
    expect(messages(form, { start_date: '' })).toEqual(messages(form, {}));
    expect(messages(form, { start_date: '2026-02-30' })).toHaveLength(1);
    expect(messages(form, { start_date: '2026-02-30' })).not.toEqual(messages(form, {}));
  });

  it.each(['', '2026-02-30'])('lets the other checks of a form run beside %j', (start_date) => {
    const form = z
      .object({ start_date: daySchema('Kies een dag.'), guests: z.int() })
      .superRefine((_, context) => context.addIssue({ code: 'custom', message: 'Te veel.' }), {
        when: () => true,
      } as object);
    expect(messages(form, { start_date, guests: 9 })).toEqual(['Kies een dag.', 'Te veel.']);
  });

  it('can be optional and describes itself as a date', () => {
    expect(daySchema().optional().parse(undefined)).toBeUndefined();
    expect(z.toJSONSchema(daySchema())).toMatchObject({ type: 'string', format: 'date' });
  });
});

describe('dayOrMomentSchema', () => {
  it.each([
    ['2026-07-04', '2026-07-04'],
    ['2026-07-04T22:00:00.000Z', '2026-07-04'],
    ['2026-07-04T00:00:00+02:00', '2026-07-03'],
  ])('reads %s as %s', (text, day) => {
    expect(dayOrMomentSchema().parse(text)).toBe(day);
  });

  it.each([undefined, '', 'morgen', '2026-07-04T00:00:00'])('refuses %j with one issue', (value) => {
    expect(messages(dayOrMomentSchema('Kies een dag.'), value)).toEqual(['Kies een dag.']);
  });
});
