import { createContext } from 'react';

/** Called by fields that are added to the search form later, so that they receive values chosen before. */
export const NewFields = createContext(() => {});
