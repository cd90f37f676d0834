/** Texts of the UI primitives; all others come from the features that use them. */
export const uiTexts = {
  close: 'Sluiten',
  cancel: 'Annuleren',
  loading: 'Even geduld',
  actsOf: (name: string) => `Acties voor ${name}`,
  retry: 'Opnieuw proberen',
  toasts: 'Meldingen',
  breadcrumb: 'Kruimelpad',
  /** Shown if the script of a part of the page could not be loaded. */
  partFailed: 'Dit deel kon niet geladen worden. Controleer uw verbinding en laad de pagina opnieuw.',
} as const;
