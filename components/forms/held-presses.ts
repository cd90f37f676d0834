'use client';

import { createContext } from 'react';

/**
 * Whether presses are recorded and replayed once the page's script has loaded (lib/first-interaction/start-page.ts): if so, a
 * submit button can be pressed before then.
 */
export const HeldPresses = createContext(false);
