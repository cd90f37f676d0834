/** The page of a home that an authority's order keeps offline. */
export const orderedListingTexts = {
  title: 'Deze vakantiewoning staat offline op bevel van een overheid',
  text: 'We mogen ze niet tonen zolang dat bevel geldt.',
} as const;
