import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/landlord-facts';
import type { CalendarAge } from '@/lib/landlord-facts/facts';
import { counted, percent } from '@/lib/texts/fr/words';

/** 'dans l’heure', 'dans les 3 heures', 'dans les 2 jours' */
const within = (hours: number) => {
  if (hours === 1) return 'dans l’heure';
  const time =
    hours < 48 ? counted(hours, 'heure', 'heures') : counted(Math.round(hours / 24), 'jour', 'jours');
  return `dans les ${time}`;
};

const ago = ({ count, unit }: CalendarAge) => {
  if (unit === 'minutes') return counted(count, 'minute', 'minutes');
  return unit === 'hours' ? counted(count, 'heure', 'heures') : counted(count, 'jour', 'jours');
};

export const landlordFactTexts: InOtherWords<typeof nl.landlordFactTexts> = {
  speaks: (languages) => `Parle ${languages}`,
  since: (year) => `Sur le site depuis ${year}`,
  sinceMeans: 'L’année où le premier logement de ce propriétaire a été mis en ligne ici.',
  answers: (hours) => `Répond en général ${within(hours)}`,
  answersMeans:
    'C’est le délai dans lequel trois demandes sur quatre ont reçu une réponse au cours des douze derniers mois. Les demandes qui attendent depuis moins de deux jours ne comptent pas.',
  rate: (value) => `Répond à ${percent(value)} des demandes`,
  rateMeans: (requests) =>
    `Calculé sur ${counted(requests, 'demande', 'demandes')} de réservation au cours des douze derniers mois. Les demandes qui attendent depuis moins de deux jours ne comptent pas.`,
  licence: 'Numéro d’enregistrement vérifié au registre',
  licenceMeans:
    'Chaque nuit, nous vérifions que ce numéro figure au registre de Toerisme Vlaanderen, l’office du tourisme flamand. C’était le cas lors de la dernière vérification.',
  calendar: (age) =>
    age.count === 0 ? 'Calendrier mis à jour à l’instant' : `Calendrier mis à jour il y a ${ago(age)}`,
  calendarMeans:
    'C’est à ce moment que le propriétaire a modifié son calendrier, ou que nous avons relu celui d’un autre site, qui y est relié.',
};
