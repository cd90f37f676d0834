/** What can be wrong with a linked calendar: one code each, kept with the link and shown in Dutch. */
import { feedFaultTexts } from '@/lib/texts/calendar-feeds';
import { fill } from '@/lib/texts/fill';

export const feedFaultCodes = [
  'bad_address',
  'insecure_address',
  'forbidden_address',
  'unreachable',
  'too_slow',
  'too_many_redirects',
  'status',
  'too_large',
  'too_many_events',
  'not_a_calendar',
  'incomplete',
  'unreadable',
  /** Empty where something was before: believed once it stays so. */
  'suddenly_empty',
  /** A warning: the rest was read. */
  'skipped_events',
  /** A warning: hours in a zone that nobody knows were read as those here. */
  'unknown_zone',
] as const;
export type FeedFaultCode = (typeof feedFaultCodes)[number];

export function isFeedFaultCode(text: string): text is FeedFaultCode {
  return feedFaultCodes.some((code) => code === text);
}

/** The code of a stored fault: before a space, after which a number or a name may stand. */
export function feedFaultCode(kept: string): FeedFaultCode {
  const [code = ''] = kept.split(' ', 1);
  return isFeedFaultCode(code) ? code : 'unreadable';
}

/** The sentence of a stored fault. */
export function feedFaultText(kept: string): string {
  const space = kept.indexOf(' ');
  const detail = space === -1 ? '' : kept.slice(space + 1);
  return fill(feedFaultTexts[feedFaultCode(kept)], { detail });
}
