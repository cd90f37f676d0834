import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/stay-faults';

export const stayFaultTexts: InOtherWords<typeof nl.stayFaultTexts> = {
  no_nights: 'Der Abreisetag muss nach dem Anreisetag liegen.',
  past: 'Der Anreisetag ist schon vorbei.',
  too_soon: 'Die Anreise in dieser Unterkunft ist frühestens am {first_day} möglich.',
  outside_window: 'Diese Unterkunft ist bis einschließlich {last_day} buchbar.',
  too_short: 'Ein Aufenthalt in dieser Unterkunft dauert mindestens {nights}.',
  too_long: 'Ein Aufenthalt in dieser Unterkunft dauert höchstens {nights}.',
  arrival_day: 'Im Zeitraum „{season}“ ist die Anreise nur am {days} möglich.',
  departure_day: 'Im Zeitraum „{season}“ ist die Abreise nur am {days} möglich.',
  period_not_let:
    'Diese Unterkunft wird nur für bestimmte Zeiträume vermietet: {periods}. Wählen Sie eine passende An- und Abreise.',
  taken: 'Diese Tage sind nicht frei. Wählen Sie andere Tage.',
  preparation: 'Zwischen zwei Aufenthalten bleibt diese Unterkunft {nights} frei. Wählen Sie andere Tage.',
};

export const dayReasonTexts: InOtherWords<typeof nl.dayReasonTexts> = {
  no_nights: 'mindestens 1 Nacht',
  past: 'vorbei',
  too_soon: 'Anreise frühestens am {first_day}',
  outside_window: 'buchbar bis einschließlich {last_day}',
  too_short: 'mindestens {nights}',
  too_long: 'höchstens {nights}',
  arrival_day: 'Anreise nur am {days}',
  departure_day: 'Abreise nur am {days}',
  period_not_let: 'nur buchbar für: {periods}',
  taken: 'belegt',
  preparation: 'Vorbereitung zwischen zwei Aufenthalten',
};

export const otherFaultTexts: InOtherWords<typeof nl.otherFaultTexts> = {
  shortStayOfSeason: 'Im Zeitraum „{season}“ dauert ein Aufenthalt mindestens {nights}.',
  shortReasonOfSeason: 'mindestens {nights} im Zeitraum „{season}“',
  takenBefore: 'nicht alle Nächte sind frei',
};
