/** The API's messages about an inconsistent search; the others are in fields.ts. */
export const searchFaultTexts = {
  stayless: 'Een budget voor het hele verblijf kan pas als u dagen of maanden kiest.',
} as const;
