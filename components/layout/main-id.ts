/** Of the main part of every page: where 'skip to the content' leads. */
export const mainId = 'inhoud';
