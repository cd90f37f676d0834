import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/cancellation';

const days = (count: number) => `${count} ${pluralForm(count) === 'one' ? 'Tag' : 'Tage'}`;

const percent = (value: number) => `${value}\u{a0}%`;

export const cancellationTexts: InOtherWords<typeof nl.cancellationTexts> = {
  flexible: 'Kostenlos stornierbar bis 1 Tag vor der Anreise.',
  moderate: 'Kostenlos stornierbar bis 7 Tage vor der Anreise.',
  strict: 'Kostenlos stornierbar bis 30 Tage vor der Anreise.',
  agreed: 'Eine Stornierung vereinbaren Sie mit dem Vermieter.',
};

export const cancellationTableTexts: InOtherWords<typeof nl.cancellationTableTexts> = {
  caption: 'Was Sie bei einer Stornierung zurückerhalten',
  when: 'Sie stornieren',
  back: 'Sie erhalten zurück',
  until: (count) => `bis ${days(count)} vor der Anreise`,
  after: 'später',
  nothing: 'nichts',
  percent,
  note: 'Vom Gesamtpreis, ohne das, was Sie vor Ort zahlen. Eine Kaution erhalten Sie immer zurück.',
};

export const cancellationStepTexts: InOtherWords<typeof nl.cancellationStepTexts> = {
  label: 'Stornierung',
  free: (day) => `kostenlos stornierbar bis ${day}`,
  part: (value, day) => `bei Stornierung ${percent(value)} zurück bis ${day}`,
  thenPart: (value, day) => `danach ${percent(value)} zurück bis ${day}`,
  thenNothing: 'danach nichts',
  nothing: 'bei Stornierung wird nichts zurückgezahlt',
  agreed: 'Eine Stornierung vereinbaren Gast und Vermieter untereinander.',
  unsaid: 'Zur Stornierung ist nichts festgelegt: Das vereinbaren Gast und Vermieter untereinander.',
};

export const refundTexts: InOtherWords<typeof nl.refundTexts> = {
  label: 'Rückzahlung an den Gast',
  amount: (amount, value, base) => `${amount} (${percent(value)} von ${base})`,
  inWords: 'was Gast und Vermieter untereinander vereinbaren',
  at: 'Storniert am',
  today: 'Rückzahlung bei Stornierung heute',
  deposit: 'Eine gezahlte Kaution kommt immer vollständig hinzu.',
  ask: (amount, value, base) =>
    `Wenn Sie jetzt stornieren, erhalten Sie ${amount} zurück: ${percent(value)} von ${base}.`,
  askNothing: 'Wenn Sie jetzt stornieren, erhalten Sie nichts zurück.',
  askUntil: (day) => `Das gilt bis einschließlich ${day}.`,
  askInWords: 'Was Sie zurückerhalten, vereinbaren Sie mit dem Vermieter.',
  due: (amount) => `Sie erhalten vom Vermieter ${amount} zurück.`,
  dueNothing: 'Sie erhalten nichts zurück.',
};

export const agreedTermsTexts: InOtherWords<typeof nl.agreedTermsTexts> = {
  titleGuest: 'Bedingungen Ihrer Anfrage',
  titleLandlord: 'Bedingungen der Anfrage',
  houseRules: 'Hausregeln zum Zeitpunkt der Anfrage',
};
