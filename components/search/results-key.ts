/** The key in a history entry's state under which the name of its stored list is kept. */
export const resultsStateKey = 'searchResults';
