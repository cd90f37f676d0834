/** The empty form of the guest register: law of 1 March 2007 (III), articles 141 to 147. */
export const guestRegisterTexts = {
  title: 'Gastenregister',
  intro:
    'Een leeg formulier om af te drukken en met de hand in te vullen. Wat u invult, komt nooit op deze site terecht.',
  print: 'Afdrukken',
  rules: 'Hoe u het invult',
  points: [
    'De wet van 1 maart 2007 verplicht wie beroepsmatig logies aanbiedt om een register bij te houden. Twijfelt u of dat voor u geldt, vraag het dan aan uw gemeente of politiezone.',
    'Vul het in op de dag van aankomst, voor elke volwassene en voor wie ouder is dan 15 en alleen reist. Laat u hun identiteitsbewijs tonen en kijk het na.',
    'Van minderjarigen die met een volwassene reizen, noteert u alleen naam en voornaam.',
    'Bij een Belgische identiteitskaart volstaat naam en rijksregisternummer, of naam, geboortegegevens en het nummer van de kaart.',
    'Noteer het vertrek binnen 24 uur. U verstuurt niets: de politie mag het register inkijken.',
  ],
  operator: 'Verhuurder',
  enterpriseNumber: 'Ondernemingsnummer',
  home: 'Adres van de woning',
  guest: (number: number) => `Gast ${number}`,
  fields: [
    'Volgnummer',
    'Dag van aankomst',
    'Dag van vertrek',
    'Naam',
    'Voornaam',
    'Geboorteplaats',
    'Geboortedatum',
    'Nationaliteit',
    'Nummer van het identiteitsbewijs',
  ],
  minors: 'Minderjarigen die met een volwassene reizen: alleen naam en voornaam',
} as const;
