/**
 * All filters of the overview. With script they are drawn in the browser when somebody opens them; without, an address
 * that asks for them has the page bring them.
 */
export const panelParameter = 'filters';
export const panelOpen = '1';

/** @param value of the parameter in an address */
export const isPanelAsked = (value: string | readonly string[] | null | undefined) => value === panelOpen;
