/** The form with which a guest reviews a stay. */
export const reviewFormTexts = {
  title: 'Hoe was uw verblijf?',
  intro: (listingName: string) =>
    `Uw beoordeling komt meteen op de pagina van ${listingName} te staan, met de naam die u hieronder kiest. Wijzigen kan daarna niet meer.`,
  choose: 'Kies',
  figuresHelp: '1 is slecht, 5 is uitstekend.',
  body: 'Uw beoordeling',
  bodyHelp: 'Wat viel mee, wat kon beter? Minstens 20 tekens.',
  name: 'Naam bij uw beoordeling',
  nameHelp: 'Een voornaam is genoeg.',
  submit: 'Beoordeling plaatsen',
  failed: 'Uw beoordeling kon niet geplaatst worden. Probeer het later opnieuw.',
  sentTitle: 'Bedankt voor uw beoordeling',
  sentText: (listingName: string) => `Ze staat nu op de pagina van ${listingName}.`,
  see: 'Bekijk de vakantiewoning',
} as const;
