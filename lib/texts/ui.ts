/** What the primitives themselves say; everything else comes from the feature that uses them. */
export const uiTexts = {
  close: 'Sluiten',
  cancel: 'Annuleren',
  loading: 'Even geduld',
  actsOf: (name: string) => `Acties voor ${name}`,
  retry: 'Opnieuw proberen',
  toasts: 'Meldingen',
  breadcrumb: 'Kruimelpad',
  /** Where the script of a part of the page could not be fetched. */
  partFailed: 'Dit deel kon niet geladen worden. Controleer uw verbinding en herlaad de pagina.',
} as const;
