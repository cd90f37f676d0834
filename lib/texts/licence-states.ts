/** What is wrong with a licence number, for landlords and admins. */
export const licenceStateTexts = {
  /** Short, for admins. */
  states: {
    unknown: 'Staat niet in het register',
    expired: 'Niet meer geldig',
    other_address: 'Hoort bij een ander adres',
    shared: 'Ook bij een andere woning',
  },
  /** For the landlord: what is wrong, and what to do. */
  told: {
    unknown: {
      what: (number: string) =>
        `Het logiesdecreetnummer ${number} staat niet in het basisregister van Toerisme Vlaanderen.`,
      next: 'Kijk na of u het juiste nummer invulde. Is de woning nog niet aangemeld, meld ze dan aan bij Toerisme Vlaanderen en vul het nummer in dat u krijgt.',
    },
    expired: {
      what: (number: string) =>
        `Het logiesdecreetnummer ${number} is volgens het basisregister van Toerisme Vlaanderen niet meer geldig.`,
      next: 'Breng de aanmelding in orde bij Toerisme Vlaanderen, en vul het nieuwe nummer in als u er een krijgt.',
    },
    other_address: {
      what: (number: string) =>
        `Het logiesdecreetnummer ${number} hoort volgens het basisregister van Toerisme Vlaanderen bij een ander adres dan dat van de woning.`,
      next: 'Kijk nummer en adres na. Klopt het adres in het register niet, laat het dan verbeteren bij Toerisme Vlaanderen.',
    },
    shared: {
      what: (number: string) =>
        `Het logiesdecreetnummer ${number} staat ook bij een andere woning op onze site.`,
      next: 'Elke woning heeft een eigen nummer. Vul het juiste nummer in, of verwijder de advertentie die dubbel is.',
    },
  },
  noticeTitle: 'Er is iets met het logiesdecreetnummer',
  title: 'Logiesdecreetnummers',
  intro:
    'Woningen van wie het nummer niet klopt met het basisregister. Dat wordt elke nacht en bij elke wijziging nagekeken; de verhuurder krijgt er een e-mail over.',
  count: (total: number) => `${total}\u00a0${total === 1 ? 'woning' : 'woningen'}`,
  home: 'Woning',
  number: 'Nummer',
  state: 'Wat er is',
  checked: 'Nagekeken',
  empty: 'Alle nummers kloppen met het register.',
  loadFailed: 'De nummers konden niet geladen worden.',
  link: 'Woningen van wie het nummer niet klopt',
} as const;
