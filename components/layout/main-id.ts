/** The id of the main part of every page: the target of the skip link. */
export const mainId = 'inhoud';
