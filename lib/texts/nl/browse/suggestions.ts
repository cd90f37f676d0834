/** Alternative searches shown when there are no results. */
export const suggestionTexts = {
  title: 'Hiermee vindt u wel iets',
  inTown: (town: string) => `In ${town}`,
  without: (filter: string) => `Zonder ‘${filter}’`,
  found: (label: string, results: string) => `${label}: ${results}`,
} as const;
