'use client';

import { createContext } from 'react';

/** What the menu calls the page that is shown: on small screens it is written over the page. */
export const CurrentPage = createContext<string | undefined>(undefined);
