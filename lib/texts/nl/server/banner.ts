/** The label of the operator's line above every public page. */
export const bannerTexts = { label: 'Mededeling' } as const;
