import type { ToldKind, Topic } from '@/lib/personal-data/topics';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';

interface KindTexts {
  title: string;
  why: string;
  /** @param months how long guests' data are kept, as text */
  howLong: (months: string) => string;
  who: string;
}

interface PrivacySection {
  title: string;
  paragraphs: readonly string[];
}

export const privacyTexts = {
  documentTitle: 'Privacy',
  description: 'Welke gegevens we van u bewaren, waarom, hoe lang, wie ze ziet, en wat uw rechten zijn.',
  title: 'Privacy',
  intro: 'Welke gegevens we bewaren, waarom, hoe lang en wie ze ziet.',
  labels: { why: 'Waarom', what: 'Wat', howLong: 'Hoe lang', who: 'Wie ziet het' },
  cookies: 'Welke cookies we gebruiken',
} as const;

/** What the columns of the database hold. */
export const topicTexts: Readonly<Record<Topic, string>> = {
  name: 'naam',
  email: 'e-mailadres',
  phone: 'telefoonnummer',
  address: 'adres',
  languages: 'talen die u spreekt',
  written: 'wat u schrijft of ons laat weten',
  review: 'uw beoordeling en het antwoord erop',
  home: 'wat u over uw woning invult',
  photos: 'foto’s',
  calendars: 'kalenders, bezette dagen en gekoppelde adressen',
  bank: 'rekeningnummer en rekeninghouder',
  tax: 'fiscale nummers',
  billing: 'abonnement, betalingen en facturen',
  sign_in: 'hoe u inlogt (een wachtwoord alleen onleesbaar gemaakt)',
  devices: 'toestellen waarop u ingelogd bent of meldingen kreeg',
  texts: 'antwoordteksten en nieuwsberichten',
  letters: 'e-mails die we verstuurden',
  deeds: 'wat beheerders deden of noteerden, en waarom',
  reports: 'wat wij de overheid over verblijven en woningen meldden, zonder namen van gasten',
  checks: 'controlegetallen tegen dubbel versturen of koppelen',
};

export const kindTexts: Readonly<Record<ToldKind, KindTexts>> = {
  guest: {
    title: 'U vraagt een verblijf aan of stelt een vraag',
    why: 'Om uw aanvraag of vraag bij de verhuurder te brengen en het verblijf te regelen. Bij een aanvraag horen ook de dagen, het aantal personen, de prijs en de betalingen. Zonder die gegevens kan het niet.',
    howLong: (months) =>
      `Tot ${months} na het vertrek, of ${months} nadat u een vraag stelde. Daarna blijft alleen over wat niemand herkenbaar maakt.`,
    who: 'De verhuurder aan wie u schrijft, wie voor hem de kalender beheert voor zover dat nodig is, en onze beheerders om te helpen.',
  },
  said: {
    title: 'U schrijft een beoordeling',
    why: 'Om andere gasten te informeren. U kiest zelf welke naam erbij staat.',
    howLong: (months) =>
      `Zolang de woning bestaat. Uw naam verdwijnt na ${months}; op uw verzoek verdwijnt alles.`,
    who: 'Iedereen. Wat er aan ons over gemeld wordt, zien alleen de verhuurder en onze beheerders.',
  },
  asked: {
    title: 'U vraagt een zoekmelding, of wordt uitgenodigd',
    why: 'Om u te mailen waar u om vroeg, of wat iemand anders u via de site stuurt.',
    howLong: () =>
      'Tot u de melding stopzet of ze afloopt, of tot de uitnodiging aanvaard of ingetrokken is.',
    who: 'Alleen onze beheerders, en wie u uitnodigde.',
  },
  account: {
    title: 'U hebt een account of verhuurt',
    why: 'Om u te laten inloggen, uw woningen te tonen en uw aanvragen, kalenders en betalingen bij te houden.',
    howLong: () =>
      'Tot u uw account verwijdert, of de woning waar het bij hoort. Wat beheerders deden, houden we 24 maanden bij.',
    who: 'Van uw woning is openbaar wat in de advertentie staat, met uw voornaam en foto. Uw rekeningnummer ziet alleen wie u betaalt, uw fiscale nummers niemand anders. Onze beheerders zien wat ze nodig hebben om te helpen.',
  },
  invoice: {
    title: 'U betaalt een abonnement',
    why: 'De wet verplicht ons facturen te bewaren.',
    howLong: () => 'Tien jaar na het jaar van de factuur.',
    who: 'U, onze beheerders en boekhouding, en Stripe, dat de betaling uitvoert.',
  },
  letter: {
    title: 'We mailen u',
    why: 'Om te kunnen nagaan of een bericht aankwam.',
    howLong: () => '90 dagen.',
    who: 'Onze beheerders, en wie onze e-mail verstuurt.',
  },
};

export const privacySections = (): readonly PrivacySection[] => [
  {
    title: 'Met wie we gegevens delen',
    paragraphs: [
      'We verkopen niets en tonen geen advertenties van anderen. Bedrijven die voor ons servers en e-mail verzorgen, verwerken gegevens alleen in onze opdracht. Stripe verwerkt de betaling van abonnementen. Zet u meldingen aan, dan gaan die versleuteld via de maker van uw browser.',
      'Overheden krijgen wat de wet oplegt. Dat kan gaan over verblijven in woningen waarvoor een gemeente dat vraagt (zonder namen van gasten), en over verhuurders en hun inkomsten voor de belastingen. Van wat we over een verhuurder doorgeven, krijgt die zelf een overzicht.',
    ],
  },
  {
    title: 'Wat we niet doen',
    paragraphs: [
      'We maken geen profiel van u. Hoe vaak een woning bekeken wordt, tellen we zonder bij te houden wie u bent. Uw favorieten blijven op uw toestel. Geen enkele beslissing over u wordt alleen door een computer genomen.',
    ],
  },
  {
    title: 'Uw rechten',
    paragraphs: [
      'U kunt uw gegevens inkijken, verbeteren, meenemen en laten wissen, en u kunt zich verzetten tegen wat we ermee doen. Met een account doet u dat zelf onder ‘Gegevens’: daar downloadt u alles als bestand en verwijdert u uw account.',
      `Zonder account schrijft u naar ${contactDetails.email}, van het adres waarover het gaat. We antwoorden binnen een maand. Bent u het niet eens met ons antwoord, dan kunt u terecht bij de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel.`,
    ],
  },
  {
    title: 'Wie verantwoordelijk is',
    paragraphs: [
      `${contactDetails.companyName} (ondernemingsnummer ${contactDetails.companyNumber}), ${contactDetails.street}, ${contactDetails.postalCode} ${contactDetails.city}, voor alles wat op ${siteName()} gebeurt. Een verhuurder is zelf verantwoordelijk voor wat hij met de gegevens van zijn gasten doet.`,
    ],
  },
];
