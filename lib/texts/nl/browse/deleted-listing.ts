/** The page shown for a listing that no longer exists. */
export const deletedListingTexts = {
  documentTitle: 'Deze vakantiewoning wordt hier niet meer verhuurd',
  title: 'Deze vakantiewoning wordt hier niet meer verhuurd',
  textIn: (town: string) =>
    `Misschien voelt u zich even goed thuis in een andere woning in ${town} of vlakbij.`,
  text: 'Misschien voelt u zich even goed thuis in een andere woning aan zee.',
  textAlone: 'Het aanbod groeit nog: kijk later gerust eens terug.',
  nearby: 'Vakantiewoningen in de buurt',
  listings: 'Vakantiewoningen aan de kust',
  townListings: (town: string) => `Alle vakantiewoningen in ${town}`,
  allListings: 'Bekijk het aanbod',
  frontPage: 'Naar de startpagina',
} as const;
