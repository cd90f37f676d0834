/** The page of the general terms and conditions; its one sentence is the specification's (spec P §2). */
export const termsAndConditionsTexts = {
  title: 'Algemene voorwaarden',
  none: 'No Content',
} as const;
