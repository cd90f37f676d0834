import 'server-only';

import Bowser from 'bowser';
import { fill } from '@/lib/texts/fill';
import { sessionTexts } from '@/lib/texts/sessions';

/** Enough of a user agent to recognise browser and system; parsing more only costs time. */
const judgedLength = 400;

/** Only the library's own names: for unknown clients it repeats what the sender wrote. */
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/**
 * A description of the device that signs in, in Dutch ('Chrome op Windows'), or null for an unknown user agent. None of
 * it is free text from the sender.
 */
export function deviceOf(headers: Headers): string | null {
  const userAgent = headers.get('user-agent')?.slice(0, judgedLength);
  if (!userAgent) return null;
  const parsed = Bowser.parse(userAgent);
  const browser = parsed.browser.name && browsers.has(parsed.browser.name) ? parsed.browser.name : null;
  const system = parsed.os.name && systems.has(parsed.os.name) ? parsed.os.name : null;
  return browser && system ? fill(sessionTexts.device, { browser, system }) : (browser ?? system);
}
