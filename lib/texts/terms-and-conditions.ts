/** The page of the general terms and conditions; its one sentence is fixed (docs/rules/pages.md#fixed-pages). */
export const termsAndConditionsTexts = {
  title: 'Algemene voorwaarden',
  none: 'No Content',
} as const;
