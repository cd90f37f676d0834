/** What a map says before it is there: a page's script needs these alone. */
export const mapLiveTexts = {
  open: 'Verken de kaart',
  loading: 'De kaart wordt geladen',
  retrying: 'De kaart laadt niet meteen. We proberen het opnieuw.',
  again: 'Probeer opnieuw',
} as const;
