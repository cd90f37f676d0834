/** The general terms and conditions page; its only sentence has fixed wording (docs/rules/pages.md#fixed-pages). */
export const termsAndConditionsTexts = {
  title: 'Algemene voorwaarden',
  none: 'No Content',
} as const;
