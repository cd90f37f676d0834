'use client';

import { createContext } from 'react';

/** The menu's name of the current page: small screens show it above the page. */
export const CurrentPage = createContext<string | undefined>(undefined);
