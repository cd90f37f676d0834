/** What the API says of a search that makes no sense; the rest is in fields.ts. */
export const searchFaultTexts = {
  stayless: 'Een budget voor het hele verblijf kan pas als u dagen of maanden kiest.',
} as const;
