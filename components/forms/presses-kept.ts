'use client';

import { createContext } from 'react';

/**
 * Whether presses are recorded and replayed once the page's script has loaded (lib/interest/start-page.ts): if so, a
 * submit button can be pressed before then.
 */
export const PressesKept = createContext(false);
