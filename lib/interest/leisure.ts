/** Whether this browser can afford work that was not requested yet: a wide screen and a fast connection. */
import { WIDE_SCREEN } from '@/lib/map/screen';

/** What Chromium reports about the connection; other browsers report nothing. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

export function hasLeisure(): boolean {
  const connection: Connection | undefined = Reflect.get(navigator, 'connection');
  const isFast = connection?.effectiveType === '4g' && connection.saveData !== true;
  return isFast && typeof requestIdleCallback === 'function' && window.matchMedia(WIDE_SCREEN).matches;
}
