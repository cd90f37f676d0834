import { shortStayReportTexts as texts } from '@/lib/texts/short-stay-reports';

const month = new Intl.DateTimeFormat('nl-BE', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'oktober 2026', '4e kwartaal 2026' */
export function periodName(period: string): string {
  const [year = '', part = ''] = period.split('-');
  if (part.startsWith('Q')) return texts.quarter(Number(part.slice(1)), year);
  return month.format(new Date(`${period}-01T00:00:00Z`));
}
