import { comparedPlatforms } from '@/lib/home/compared-platforms';

/** The commission of the platforms compared with; owners see it too before they pay (lib/texts/costs). */
export const commissionRow = {
  subject: 'Commissie voor de verhuurder',
  own: 'Geen',
  others: ['Een percentage van elke boeking', 'Een percentage van elke boeking'],
} as const;

/** The sections below the rows of homes on the home page. */
export const listingSectionTexts = {
  towns: {
    title: 'Kies uw badplaats',
    all: 'Bekijk het hele aanbod',
    offer: (count: number, price: string) =>
      `${count === 1 ? '1 woning' : `${count} woningen`} vanaf €\u{a0}${price}`,
    none: 'Nog geen woningen',
  },
  about: {
    title: 'Rechtstreeks van de verhuurder',
    paragraphs: [
      'Elke woning op deze site wordt verhuurd door een particulier. U stuurt uw aanvraag naar wie de sleutel heeft, en u krijgt antwoord van wie de woning kent: welke bakker op zondag open is, waar u de auto kwijt kunt, hoe laat de zon op het terras staat.',
      'Er zit geen kantoor tussen en er gaat geen commissie af. De prijs die u ziet, is de prijs die de verhuurder vraagt, btw inbegrepen. Uw afspraken maakt u samen, en u betaalt rechtstreeks.',
    ],
    points: [
      {
        title: 'Alleen de Belgische kust',
        text: 'Veertien badplaatsen tussen de Franse en de Nederlandse grens, en niets anders.',
      },
      {
        title: 'Met logiesdecreetnummer',
        text: 'Bij elke woning staat het nummer waarmee ze bij Toerisme Vlaanderen aangemeld is.',
      },
      {
        title: 'Nagekeken voor publicatie',
        text: 'Een advertentie komt pas online nadat een beheerder ze heeft nagekeken.',
      },
    ],
    more: 'Meer over ons',
  },
  reviews: {
    title: 'Wat bezoekers van ons vinden',
    score: '4,6',
    outOf: 'op 5',
    count: '462 reviews',
    label: '4,6 op 5 sterren, op basis van 462 reviews',
  },
  comparison: {
    title: 'Wat is het verschil?',
    text: 'Grote platformen verhuren overal ter wereld. Wij doen één ding: vakantiewoningen aan de Belgische kust, van particulier aan gast.',
    caption: 'Vergelijking met twee grote boekingsplatformen',
    subject: 'Onderwerp',
    others: comparedPlatforms,
    rows: [
      commissionRow,
      {
        subject: 'Wie verhuurt',
        own: 'Alleen particuliere verhuurders',
        others: ['Particulieren en bedrijven', 'Particulieren, bedrijven en hotels'],
      },
      {
        subject: 'Contact voor het boeken',
        own: 'Rechtstreeks met de verhuurder, per e-mail of telefoon',
        others: ['Via berichten op het platform', 'Via berichten op het platform'],
      },
      {
        subject: 'Beslissing over uw aanvraag',
        own: 'De verhuurder zelf, voor elke aanvraag',
        others: ['De verhuurder, of automatisch', 'Meestal automatisch'],
      },
      {
        subject: 'Betaling',
        own: 'Rechtstreeks aan de verhuurder',
        others: ['Via het platform', 'Via het platform of ter plaatse'],
      },
      { subject: 'Aanbod', own: 'De Belgische kust', others: ['De hele wereld', 'De hele wereld'] },
    ],
  },
  rentOut: {
    title: 'Verhuurt u zelf aan zee?',
    text: 'Maak gratis een account, zet uw woning erop en laat uw kalender gelijklopen met Airbnb en Booking.com.',
    action: 'Plaats uw woning',
  },
} as const;
