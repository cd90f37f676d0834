/**
 * One-click unsubscribe link of an alert, for mail clients; opened in a browser it leads to the page with the button.
 */
export const unsubscribePath = (token: string) => `/api/search-alerts/${token}/unsubscribe`;
