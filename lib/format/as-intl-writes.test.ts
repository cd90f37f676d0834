/** Compares the hand-written formats in French, German and English with those of the pinned Node's Intl. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { nightCountText, resultCountText } from '@/lib/format/count';
import {
  formatBriefDay,
  formatDay,
  formatDayNumber,
  formatDays,
  formatHour,
  formatLongDay,
  formatMoment,
  formatMonth,
  formatNumericDay,
  formatShortDay,
  formatShortMonth,
  formatWeekday,
} from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import { pluralForm } from '@/lib/format/plural';
import { allWords, countWord, listWords } from '@/lib/format/words';
import { languages } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { monthTexts, weekdayTexts } from '@/lib/texts/format';
import { useLanguage } from '@/tests/support/in-language';
import { pluralForms } from '@/tests/support/plural-forms';

const day = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('2020-01-01', days));
const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 6 });
const utc = (text: Day) => new Date(`${text}T12:00:00Z`);

const use = (language: Language) => onTestFinished(useLanguage(language));

const tags = { fr: 'fr-BE', de: 'de-BE', en: 'en-GB' } as const;

describe.each(['fr', 'de', 'en'] as const)('in %s', (language) => {
  const tag = tags[language];
  beforeEach(() => useLanguage(language));

  it.each<[string, (of: Day) => string, Intl.DateTimeFormatOptions]>([
    ['a day with its weekday', formatLongDay, { dateStyle: 'full' }],
    ['a day', formatDay, { dateStyle: 'long' }],
    [
      'a day with its short weekday',
      formatWeekday,
      { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
    ],
    ['a short day', formatShortDay, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }],
    ['a day without its year', formatBriefDay, { day: 'numeric', month: 'short' }],
    ['a month', formatMonth, { month: 'long', year: 'numeric' }],
    ['a short month', formatShortMonth, { month: 'short', year: 'numeric' }],
    ['a day in digits', formatNumericDay, { day: '2-digit', month: '2-digit', year: 'numeric' }],
  ])('%s is what Intl writes', (_what, format, options) => {
    const intl = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    fc.assert(
      fc.property(day, (of) => {
        expect(format(of)).toBe(intl.format(utc(of)));
      }),
    );
  });

  it('the names of months and weekdays are those of Intl, whichever is shown alone', () => {
    // The short names within a date: on their own some languages use others.
    const part = (of: Day, name: 'month' | 'weekday', length: 'long' | 'short') =>
      new Intl.DateTimeFormat(tag, { day: 'numeric', month: length, weekday: length, timeZone: 'UTC' })
        .formatToParts(utc(of))
        .find(({ type }) => type === name)?.value;
    const months = Array.from({ length: 12 }, (_, at) => addDays('2026-01-15', at * 30));
    for (const form of ['long', 'short'] as const)
      expect([...monthTexts[form]]).toEqual(months.map((of) => part(of, 'month', form)));
    // 5 January 2026 is a Monday. German has no dot after a weekday on its own, as above a calendar.
    for (const form of ['long', 'short'] as const) {
      const names = [1, 2, 3, 4, 5, 6, 7] as const;
      expect(names.map((n) => weekdayTexts[form][n])).toEqual(
        names.map((n) =>
          part(addDays('2026-01-04', n), 'weekday', form)?.replace(language === 'de' ? '.' : '', ''),
        ),
      );
    }
  });

  it('a stay repeats no month or year, and has a dash of our own: the spaces of formatRange differ between engines', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 400 }), (start, nights) => {
        const end = addDays(start, nights);
        const [first = '', last = ''] = formatDays(start, end).split(' – ');
        expect(last).toBe(formatShortDay(end));
        const isComplete = start.slice(0, 4) !== end.slice(0, 4);
        if (isComplete) expect(first).toBe(formatShortDay(start));
        else expect(formatShortDay(start).startsWith(first)).toBe(true);
        expect(first.includes(start.slice(0, 4))).toBe(isComplete);
      }),
    );
  });

  it('a number is what Intl writes', () => {
    const intl = new Intl.NumberFormat(tag);
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatNumber(value)).toBe(intl.format(value));
      }),
    );
  });

  it('lists are what Intl writes', () => {
    const all = new Intl.ListFormat(tag, { type: 'conjunction' });
    const either = new Intl.ListFormat(tag, { type: 'disjunction' });
    fc.assert(
      fc.property(words, (list) => {
        expect(allWords(list)).toBe(all.format(list));
        expect(listWords(list)).toBe(either.format(list));
      }),
    );
  });
});

describe('where we write otherwise on purpose', () => {
  it('a German day of the month has its full stop where it stands alone: it is an ordinal', () => {
    use('de');
    expect(formatDayNumber('2026-07-04')).toBe('4.');
    expect(formatDays('2026-07-04', '2026-07-11')).toBe('Sa., 4. – Sa., 11. Juli 2026');
  });

  it.each([
    ['fr', '15\u{a0}h', '9\u{a0}h\u{a0}30', 'sam. 4 juil. 2026 à 14\u{a0}h\u{a0}05'],
    ['de', '15:00 Uhr', '09:30 Uhr', 'Sa., 4. Juli 2026, 14:05 Uhr'],
    ['en', '15:00', '09:30', 'Sat, 4 Jul 2026, 14:05'],
  ] as const)(
    'times in %s are as people there say them, not as a clock shows them',
    (of, full, half, moment) => {
      use(of);
      expect(formatHour('15:00')).toBe(full);
      expect(formatHour('09:30')).toBe(half);
      expect(formatMoment('2026-07-04T12:05:00Z')).toBe(moment);
    },
  );
});

describe('plurals', () => {
  it.each(languages)('in %s are as the table has them, which browsers follow too', (language) => {
    use(language);
    const forms = ['one', 'other', 'many'] as const;
    for (const [count, form] of pluralForms[language]) {
      expect([count, pluralForm(count)]).toEqual([count, form]);
      expect(countWord(count, forms)).toBe(form);
    }
  });

  it.each([
    ['fr', '0 nuit', '1 nuit', '7 nuits', '1\u{202f}000\u{202f}000 de résultats'],
    ['de', '0 Nächte', '1 Nacht', '7 Nächte', '1.000.000 Ergebnisse'],
    ['en', '0 nights', '1 night', '7 nights', '1,000,000 results'],
  ] as const)('in %s: %s, %s, %s, %s', (language, none, one, seven, million) => {
    use(language);
    expect([0, 1, 7].map(nightCountText)).toEqual([none, one, seven]);
    expect(resultCountText(1_000_000)).toBe(million);
  });
});
