/** Messages of guests and owners in the demo world. */
import type { Guest } from './people';
import type { Random } from './random';

const asking: Readonly<Record<Guest['language'], readonly string[]>> = {
  nl: [
    'Wij willen er graag even tussenuit. Is het mogelijk om wat vroeger aan te komen?',
    'Dag, wij komen met het gezin en zouden graag deze periode reserveren. Is er een kinderstoel?',
    'Goedendag, is deze periode nog vrij? Wij komen met de trein en hebben geen parkeerplaats nodig.',
    'Wij waren vorig jaar al eens in de buurt en willen nu langer blijven.',
    'Graag reserveren wij deze dagen. Wij zijn rustige mensen en roken niet.',
    'Kunnen we de fietsen ergens binnen zetten?',
    'Wij vieren de verjaardag van oma, met een wandeling op het strand. Alvast bedankt.',
    'Beste, wij zoeken een plek om uit te waaien. Laat u weten of het past?',
    'Is er een bad of een douche? Mijn vader stapt wat moeilijk.',
    'Een korte vakantie aan zee, daar kijken we al maanden naar uit.',
  ],
  de: [
    'Guten Tag, wir würden gern in diesem Zeitraum kommen. Gibt es einen Parkplatz in der Nähe?',
    'Hallo, wir sind eine ruhige Familie und freuen uns auf die Nordsee.',
  ],
  fr: [
    'Bonjour, le logement est-il libre à ces dates ? Nous venons en famille.',
    'Bonjour, nous aimerions passer quelques jours à la mer. Merci de votre réponse.',
  ],
};

const approving: readonly string[] = [
  'Welkom aan zee. Een week vooraf krijgt u van ons de praktische gegevens.',
  'Graag tot dan. Laat ons weten hoe laat u ongeveer aankomt.',
  'Uw reservering is bevestigd, wij kijken uit naar uw komst.',
];
const declining: readonly string[] = [
  'Helaas komt die periode ons niet uit, wij zijn dan zelf in de woning.',
  'Jammer genoeg is de woning die dagen al beloofd aan familie.',
];
const canceling: readonly string[] = [
  'Door een waterlek kunnen wij u niet ontvangen. Het spijt ons zeer.',
  'Op uw vraag hebben wij de reservering geannuleerd. Hopelijk tot een andere keer.',
];

export const askingText = (random: Random, guest: Guest) => random.pick(asking[guest.language]);

/** The owner's reply, if there is one. */
export function replyText(random: Random, status: 'approved' | 'declined' | 'canceled'): string | null {
  const answers = { approved: approving, declined: declining, canceled: canceling }[status];
  return random.chance(0.7) ? random.pick(answers) : null;
}

/** Messages that follow the first ones. */
export const chatTexts = {
  offer: 'Die dagen zijn nog vrij. Omdat u zo vroeg vraagt, reken ik graag een tiende minder.',
  answer: 'Dank u voor uw vraag. Dat kan zeker, u mag gerust reserveren.',
  /** [guest's question, owner's answer] once a stay is approved. */
  after: [
    ['Hoe laat mogen we ten vroegste aankomen?', 'Vanaf 14 uur is alles klaar. Een goede reis alvast.'],
    ['Is er een winkel op wandelafstand?', 'Ja, een supermarkt op vijf minuten en een bakker om de hoek.'],
    ['Moeten we zelf handdoeken meebrengen?', 'Graag. Bedlinnen ligt klaar als u dat koos.'],
    ['Kunnen we de sleutel ook ’s avonds laat ophalen?', 'Dat kan: de sleutel ligt in het kluisje.'],
  ],
} as const;

/** [subject, message] of contact requests. */
export const questions: readonly (readonly [string, string])[] = [
  ['Kinderbed', 'Is er een kinderbed aanwezig, of brengen we er zelf een mee?'],
  ['Parkeren', 'Hoe breed is de parkeerplaats? Wij hebben een bestelwagen.'],
  ['Hond', 'Wij hebben een oude, rustige hond. Mag die mee?'],
  [
    'Beschikbaarheid in de zomer',
    'Is er in juli nog een week vrij? Wij zijn met twee volwassenen en twee kinderen.',
  ],
  ['Uitzicht', 'Ziet men de zee ook vanuit de slaapkamer?'],
  ['Lift', 'Is er een lift en hoe breed is de deur? Mijn moeder gebruikt een rollator.'],
  ['Wifi', 'Is de wifi snel genoeg om een dag te kunnen werken?'],
  ['Langer verblijf', 'Verhuurt u ook voor een maand in de winter?'],
];
