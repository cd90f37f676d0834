import 'server-only';

import type { IncomingMessage } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';

/**
 * Whether what a navigation says of the page that it comes from can be read, by the renderer's own rule: it fails at
 * anything else.
 */
export function isNavigationReadable({ headers }: IncomingMessage): boolean {
  const state = headers['next-router-state-tree'];
  if (state === undefined) return true;
  try {
    parseAndValidateFlightRouterState(state);
    return true;
  } catch {
    return false;
  }
}
