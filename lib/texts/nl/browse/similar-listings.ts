/** Similar listings at the bottom of a listing page. */
export const similarListingsTexts = {
  title: 'Vergelijkbare vakantiewoningen',
  free: 'Ook vrij op uw dagen',
  none: 'Er zijn nu geen vergelijkbare vakantiewoningen.',
} as const;
