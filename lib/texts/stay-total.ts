/** What a home's page says of the days that its visitor searched by. */
export const stayTotalTexts = {
  total: (nights: string) => `voor ${nights}`,
} as const;
