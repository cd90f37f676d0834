import 'server-only';

import Bowser from 'bowser';
import { fill } from '@/lib/texts/fill';
import { sessionTexts } from '@/lib/texts/sessions';

/** Enough of a user agent to tell browser and system; the rest only costs time. */
const judgedLength = 400;

/** Names from the library itself: for anything unknown it repeats the sender's own words. */
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/**
 * The device a sign-in comes from, in words for its owner ('Chrome op Windows'), or null for an unknown user agent.
 * Nothing in it is the sender's free choice.
 */
export function deviceOf(headers: Headers): string | null {
  const userAgent = headers.get('user-agent')?.slice(0, judgedLength);
  if (!userAgent) return null;
  const parsed = Bowser.parse(userAgent);
  const browser = parsed.browser.name && browsers.has(parsed.browser.name) ? parsed.browser.name : null;
  const system = parsed.os.name && systems.has(parsed.os.name) ? parsed.os.name : null;
  return browser && system ? fill(sessionTexts.device, { browser, system }) : (browser ?? system);
}
