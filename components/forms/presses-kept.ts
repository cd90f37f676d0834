'use client';

import { createContext } from 'react';

/**
 * Whether presses are kept until the script of the page answers (lib/interest/start-page.ts): what sends a form can be
 * pressed before then.
 */
export const PressesKept = createContext(false);
