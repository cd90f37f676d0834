import { createContext } from 'react';

/** Told by fields that come into the search form after it: they take what was chosen before they were there. */
export const NewFields = createContext(() => {});
