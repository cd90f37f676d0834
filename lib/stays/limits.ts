/** Limits of prices and rules that are also shown on screen. */

export const MAX_COSTS = 15;
export const MAX_LENGTH_DISCOUNTS = 3;
/** Years from today that a season may reach. */
export const SEASON_YEARS_AHEAD = 3;
export const MAX_COST_LABEL = 60;
