/** What ends an alert in one click, for mail programs; opened in a browser it leads to the page with the button. */
export const unsubscribePath = (token: string) => `/api/search-alerts/${token}/unsubscribe`;
