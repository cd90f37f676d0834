/** Of a part of a dashboard page that failed to load; in a file of its own, since it is fetched apart. */
export const missingPartTexts = {
  /** Beside a button that tries again. */
  failed: 'Dit deel kon niet geladen worden. Controleer uw verbinding.',
} as const;
