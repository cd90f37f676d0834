import type { StayFault } from '@/lib/stays/judge';

/** Why a stay cannot be requested. */
export const stayFaultTexts: Readonly<Record<StayFault['reason'], string>> = {
  no_nights: 'De dag van vertrek moet na de dag van aankomst liggen.',
  past: 'De dag van aankomst is al voorbij.',
  too_soon: 'Aankomen in deze vakantiewoning kan ten vroegste op {first_day}.',
  outside_window: 'Deze vakantiewoning kan tot en met {last_day} gereserveerd worden.',
  too_short: 'Een verblijf in deze vakantiewoning duurt minstens {nights}.',
  too_long: 'Een verblijf in deze vakantiewoning duurt hoogstens {nights}.',
  arrival_day: 'In de periode “{season}” kunt u enkel aankomen op {days}.',
  departure_day: 'In de periode “{season}” kunt u enkel vertrekken op {days}.',
  period_not_let:
    'Deze vakantiewoning wordt verhuurd per {periods}. Kies een aankomst en een vertrek die daarbij passen.',
  taken: 'Deze dagen zijn niet vrij. Kies andere dagen.',
  preparation: 'Tussen twee verblijven blijft deze vakantiewoning {nights} vrij. Kies andere dagen.',
};

/** Why a day in a calendar cannot be chosen, in a few words. */
export const dayReasonTexts: Readonly<Record<StayFault['reason'], string>> = {
  no_nights: 'minimaal 1 nacht',
  past: 'voorbij',
  too_soon: 'aankomst ten vroegste op {first_day}',
  outside_window: 'te reserveren tot en met {last_day}',
  too_short: 'minimaal {nights}',
  too_long: 'maximaal {nights}',
  arrival_day: 'enkel aankomst op {days}',
  departure_day: 'enkel vertrek op {days}',
  period_not_let: 'enkel te huur per {periods}',
  taken: 'bezet',
  preparation: 'voorbereiding tussen twee verblijven',
};

/** Different wording for some cases. */
export const otherFaultTexts = {
  /** If the minimum stay is that of a season. */
  shortStayOfSeason: 'In de periode “{season}” duurt een verblijf minstens {nights}.',
  shortReasonOfSeason: 'minimaal {nights} in {season}',
  /** For a day of departure that follows an occupied night. */
  takenBefore: 'niet alle nachten zijn vrij',
} as const;
