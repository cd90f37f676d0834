/** The operator's figures in the order in which they are shown (docs/rules/operator-figures.md). */
export const figureNames = [
  'listings_online',
  'listings_new',
  'listings_gone',
  'landlords',
  'views',
  'searches',
  'searches_without_result',
  'requests',
  'answer_minutes',
  'approvals',
  'cancellations',
  'reviews',
  'income_cents',
] as const;
export type FigureName = (typeof figureNames)[number];
