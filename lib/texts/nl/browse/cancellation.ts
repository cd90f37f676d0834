/** The refund to a guest who cancels (docs/rules/booking-requests.md#terms); the same for guest and landlord. */
import type { Cancellation } from '@/lib/listings/kinds';

const daysBefore = (days: number) => (days === 1 ? '1 dag' : `${days} dagen`);

/** A non-breaking space: a line never ends before the sign. */
const percent = (value: number) => `${value}\u00a0%`;

export const cancellationTexts: Readonly<Record<Cancellation, string>> = {
  flexible: 'Gratis annuleren tot 1 dag voor aankomst.',
  moderate: 'Gratis annuleren tot 7 dagen voor aankomst.',
  strict: 'Gratis annuleren tot 30 dagen voor aankomst.',
  agreed: 'Annuleren spreekt u af met de verhuurder.',
};

/** The table of days and percentages. */
export const cancellationTableTexts = {
  caption: 'Wat er terugkomt als u annuleert',
  when: 'U annuleert',
  back: 'U krijgt terug',
  until: (days: number) => `tot ${daysBefore(days)} voor aankomst`,
  after: 'later',
  nothing: 'niets',
  percent,
  note: 'Van het totaal, zonder wat u ter plaatse betaalt. Een waarborg krijgt u altijd terug.',
} as const;

/** With dates; `day` is the last one, included: 'za 3 juli 2027'. */
export const cancellationStepTexts = {
  label: 'Annuleren',
  free: (day: string) => `gratis annuleren tot ${day}`,
  part: (value: number, day: string) => `bij annuleren ${percent(value)} terug tot ${day}`,
  thenPart: (value: number, day: string) => `daarna ${percent(value)} terug tot ${day}`,
  thenNothing: 'daarna niets',
  nothing: 'bij annuleren komt er niets terug',
  agreed: 'Annuleren spreken gast en verhuurder onderling af.',
  unsaid: 'Over annuleren is niets vastgelegd: dat spreken gast en verhuurder onderling af.',
} as const;

export const refundTexts = {
  label: 'Terug naar de gast',
  amount: (amount: string, value: number, base: string) => `${amount} (${percent(value)} van ${base})`,
  inWords: 'wat gast en verhuurder onderling afspreken',
  at: 'Geannuleerd op',
  today: 'Terug bij annuleren vandaag',
  deposit: 'Een betaalde waarborg komt daarbovenop altijd volledig terug.',
  /** To the guest, before canceling. */
  ask: (amount: string, value: number, base: string) =>
    `Annuleert u nu, dan krijgt u ${amount} terug: ${percent(value)} van ${base}.`,
  askNothing: 'Annuleert u nu, dan krijgt u niets terug.',
  askUntil: (day: string) => `Dat geldt tot en met ${day}.`,
  askInWords: 'Wat u terugkrijgt, spreekt u af met de verhuurder.',
  /** To the guest, after canceling. */
  due: (amount: string) => `U krijgt ${amount} terug van de verhuurder.`,
  dueNothing: 'U krijgt niets terug.',
} as const;

/** The terms as they were when requesting. */
export const agreedTermsTexts = {
  titleGuest: 'Voorwaarden van uw aanvraag',
  titleLandlord: 'Voorwaarden van de aanvraag',
  houseRules: 'Huisregels zoals ze bij de aanvraag waren',
} as const;
