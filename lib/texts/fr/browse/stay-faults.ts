import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/stay-faults';

export const stayFaultTexts: InOtherWords<typeof nl.stayFaultTexts> = {
  no_nights: 'Le jour du départ doit suivre celui de l’arrivée.',
  past: 'Le jour d’arrivée est déjà passé.',
  too_soon: 'Dans ce logement, l’arrivée est possible au plus tôt le {first_day}.',
  outside_window: 'Ce logement peut être réservé jusqu’au {last_day} inclus.',
  too_short: 'Dans ce logement, un séjour dure au moins {nights}.',
  too_long: 'Dans ce logement, un séjour dure au plus {nights}.',
  arrival_day: 'Pendant la période «\u{a0}{season}\u{a0}», l’arrivée n’est possible que le {days}.',
  departure_day: 'Pendant la période «\u{a0}{season}\u{a0}», le départ n’est possible que le {days}.',
  period_not_let:
    'Ce logement se loue par {periods}. Choisissez une arrivée et un départ qui y correspondent.',
  taken: 'Ces dates ne sont pas libres. Choisissez-en d’autres.',
  preparation: 'Entre deux séjours, ce logement reste libre pendant {nights}. Choisissez d’autres dates.',
};

export const dayReasonTexts: InOtherWords<typeof nl.dayReasonTexts> = {
  no_nights: '1 nuit au minimum',
  past: 'passé',
  too_soon: 'arrivée au plus tôt le {first_day}',
  outside_window: 'à réserver jusqu’au {last_day} inclus',
  too_short: '{nights} au minimum',
  too_long: '{nights} au maximum',
  arrival_day: 'arrivée uniquement le {days}',
  departure_day: 'départ uniquement le {days}',
  period_not_let: 'à louer uniquement par {periods}',
  taken: 'occupé',
  preparation: 'préparation entre deux séjours',
};

export const otherFaultTexts: InOtherWords<typeof nl.otherFaultTexts> = {
  shortStayOfSeason: 'Pendant la période «\u{a0}{season}\u{a0}», un séjour dure au moins {nights}.',
  shortReasonOfSeason: '{nights} au minimum ({season})',
  takenBefore: 'toutes les nuits ne sont pas libres',
};
