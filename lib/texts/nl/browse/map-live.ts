/** Texts of a map while it is loading: a page's script only needs these. */
export const mapLiveTexts = {
  open: 'Verken de kaart',
  loading: 'De kaart wordt geladen',
  retrying: 'De kaart laadt niet meteen. We proberen het opnieuw.',
  again: 'Probeer opnieuw',
} as const;
