/** Where an entry of the browser's history keeps the name of the list that grew there. */
export const resultsStateKey = 'searchResults';
