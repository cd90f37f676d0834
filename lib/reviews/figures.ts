/** The aspects that a guest rates from 1 to 5; `rating` is the stay as a whole. */
export const reviewFigures = ['rating', 'cleanliness', 'location', 'value', 'communication'] as const;
export type ReviewFigure = (typeof reviewFigures)[number];
export const MAX_FIGURE = 5;
