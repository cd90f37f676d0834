/**
 * Texts of the parts of the search that run in the browser. In a file of their own, so that no other texts are fetched.
 */
export const searchLiveTexts = {
  form: 'Zoek een vakantiewoning',
  updating: 'Resultaten worden bijgewerkt',
  any: 'Maakt niet uit',

  chooseDays: 'Kies dagen',

  price: 'Prijs per nacht',
  priceUpTo: (price: string) => `Tot ${price}`,
  priceLeast: 'Minimumprijs',
  priceMost: 'Maximumprijs',
  priceRange: (min: string, max: string) => `${min} tot ${max}`,

  cutOff: 'U bent niet verbonden. Zodra er weer verbinding is, zoeken we verder.',
  loading: 'Meer woningen laden',
  failed: 'De volgende woningen konden niet geladen worden.',
  end: 'U hebt alle woningen gezien.',
  deepest: 'Verfijn uw zoekopdracht om meer woningen te zien.',
} as const;
