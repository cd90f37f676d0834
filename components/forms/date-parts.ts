/** Converts between three typed date parts and the text that a form holds. */

export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** The parts of 'YYYY-MM-DD', without leading zeros; empty for anything else. */
export function splitDate(value: unknown): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(value ?? '')) ?? [];
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year };
}

/**
 * 'YYYY-MM-DD' when all parts are filled in, '' when none is. A partial or impossible date gives text that is not a
 * valid day, which the schema rejects.
 */
export function joinDate({ day, month, year }: DateParts): string {
  const parts = [year, month, day].map((part) => part.trim());
  if (parts.every((part) => part === '')) return '';
  const [years = '', months = '', days = ''] = parts;
  return [years, months.padStart(2, '0'), days.padStart(2, '0')].join('-');
}
