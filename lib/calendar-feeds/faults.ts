/** What can be wrong with a linked calendar: one code each, stored with the link and shown in Dutch. */
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
  /** Empty although it had events before: accepted only if it stays empty. */
  'suddenly_empty',
  /** A warning: the other events were read. */
  'skipped_events',
  /** A warning: times in an unknown zone were read as local time. */
  'unknown_zone',
] as const;
export type FeedFaultCode = (typeof feedFaultCodes)[number];

export function isFeedFaultCode(text: string): text is FeedFaultCode {
  return feedFaultCodes.some((code) => code === text);
}

/** The code of a stored fault: the part before the space, which may be followed by a number or a name. */
export function feedFaultCode(stored: string): FeedFaultCode {
  const [code = ''] = stored.split(' ', 1);
  return isFeedFaultCode(code) ? code : 'unreadable';
}

/** The message of a stored fault. */
export function feedFaultText(stored: string): string {
  const space = stored.indexOf(' ');
  const detail = space === -1 ? '' : stored.slice(space + 1);
  return fill(feedFaultTexts[feedFaultCode(stored)], { detail });
}
