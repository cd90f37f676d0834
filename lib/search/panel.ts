/**
 * The panel with all filters of the overview. With script it is rendered in the browser when opened; without, a query
 * parameter makes the server render it.
 */
export const panelParameter = 'filters';
export const panelOpen = '1';

/** @param value of the query parameter */
export const isPanelAsked = (value: string | readonly string[] | null | undefined) => value === panelOpen;
