/** Reporting landlords to the tax authority: DAC7. */
import type { TaxKind } from '@/lib/dac7/contract';

export const dac7Texts = {
  badCountry: 'Vul de code van een land in, met twee letters, zoals BE of NL.',
  birthMissing: 'Vul uw geboortedatum in.',
  badBirth: 'Vul een geboortedatum in van iemand van 16 tot 120 jaar.',
  enterpriseMissing: 'Vul het ondernemingsnummer in.',
  badEnterprise: 'Dit ondernemingsnummer klopt niet. Kijk de cijfers na.',
  badTin:
    'Dit fiscaal nummer klopt niet. In België is dat voor een persoon het rijksregisternummer (11 cijfers), voor een vennootschap het ondernemingsnummer.',

  details: {
    title: 'Fiscale gegevens',
    intro:
      'De wet (DAC7) verplicht ons om de belastingdienst elk jaar te melden wie er verhuurt en voor hoeveel. Daarvoor hebben we deze gegevens nodig. Niemand anders krijgt ze te zien, en uw fiscaal nummer bewaren we versleuteld.',
    kind: 'U verhuurt als',
    kinds: { person: 'Persoon', company: 'Vennootschap' } satisfies Record<TaxKind, string>,
    birthDate: 'Geboortedatum',
    street: 'Straat',
    houseNumber: 'Nummer',
    postalCode: 'Postcode',
    city: 'Gemeente',
    country: 'Land',
    countryHelp: 'Twee letters, zoals BE of NL',
    tin: 'Fiscaal nummer',
    tinHelp: 'In België: het rijksregisternummer, of het ondernemingsnummer van de vennootschap',
    tinCountry: 'Land van dat nummer',
    enterpriseNumber: 'Ondernemingsnummer',
    save: 'Fiscale gegevens opslaan',
    saved: 'Uw fiscale gegevens zijn opgeslagen.',
    saveFailed: 'Uw fiscale gegevens konden niet opgeslagen worden. Probeer het later opnieuw.',
    statements: 'Wat we doorgeven, ziet u in uw jaaroverzicht:',
    statement: (year: number) => `Jaaroverzicht ${year} (pdf)`,
  },

  admin: {
    title: 'DAC7',
    intro:
      'Wie verhuurt en wat dat opbrengt, elk jaar tegen 31 januari aan de belastingdienst. Of dit platform eronder valt, beslist u.',
    loadFailed: 'De aangiften konden niet geladen worden.',
    setting: 'Aangifte doen',
    states: { on: 'Aan', off: 'Uit' },
    reason: 'Reden',
    reasonHelp: 'Waarom dit platform wel of niet onder DAC7 valt. Blijft bewaard.',
    noReason: 'Nog geen reden gegeven.',
    save: 'Opslaan',
    saved: 'De instelling is opgeslagen.',
    saveFailed: 'Dat kon niet opgeslagen worden. Probeer het later opnieuw.',
    since: (when: string) => `Sinds ${when}`,
    year: (year: number) => `Inkomsten van ${year}`,
    landlords: (count: number) =>
      count === 0
        ? 'Geen verhuurders met verblijven.'
        : count === 1
          ? '1 verhuurder met verblijven.'
          : `${count} verhuurders met verblijven.`,
    missing: (count: number) =>
      count === 1
        ? 'Van 1 verhuurder ontbreken de fiscale gegevens. Die staat niet in het bestand:'
        : `Van ${count} verhuurders ontbreken de fiscale gegevens. Die staan niet in het bestand:`,
    download: (year: number) => `Bestand van ${year} (xml)`,
    markSent: (year: number) => `Bestand van ${year} is ingediend`,
    markTitle: 'Bestand ingediend?',
    markText:
      'Doe dit nadat u het bestand dat u het laatst ophaalde, hebt ingediend. De verhuurders krijgen bericht met hun overzicht. Wat daarna nog wijzigt, komt in een verbetering.',
    markConfirm: 'Het is ingediend',
    marked: 'Gemarkeerd als ingediend.',
    sent: 'Ingediend',
    sentFile: (reference: string, count: number) =>
      `${reference}, ${count === 1 ? '1 verhuurder' : `${count} verhuurders`}`,
  },

  statement: {
    title: (year: number) => `Overzicht ${year} voor de belastingen (DAC7)`,
    file: (year: number) => `dac7-${year}.pdf`,
    told: (day: string) => `Doorgegeven aan de Belgische belastingdienst op ${day}.`,
    notTold: 'Nog niet doorgegeven: dit is wat we nu zouden doorgeven.',
    who: 'Over wie',
    address: 'Adres',
    born: 'Geboortedatum',
    tin: 'Fiscaal nummer',
    enterprise: 'Ondernemingsnummer',
    account: 'Rekening',
    unknown: 'niet opgegeven',
    land: (number: string) => `Kadasternummer ${number}`,
    columns: ['Kwartaal', 'Ontvangen', 'Verblijven'],
    quarter: (number: number) => `Kwartaal ${number}`,
    days: (nights: number) => (nights === 1 ? 'Verhuurd: 1 dag.' : `Verhuurd: ${nights} dagen.`),
    noFees: 'Kosten, commissies en belastingen die wij inhielden: geen.',
    note: 'Klopt er iets niet, laat het ons dan weten. We dienen dan een verbetering in.',
  },
} as const;
