import { describe, expect, it } from 'vitest';
import { cleanedText, textFault } from '@/lib/edited-texts/judge-text';
import { editableTexts, fallbackOf, findEditableText } from '@/lib/edited-texts/registry';
import { editedTextsTexts } from '@/lib/texts/edited-texts';

const { faults } = editedTextsTexts;

function faultOf(key: string, typed: string): string | null {
  const text = findEditableText(key);
  if (!text) throw new Error(`no text ${key}`);
  return textFault(text, cleanedText(text, typed));
}

describe('what may be shown in place of our own texts', () => {
  it.each(editableTexts.map(([key, text]) => [key, text] as const))('%s as it is', (_key, text) => {
    const own = fallbackOf(text);
    expect(cleanedText(text, own)).toBe(own);
    expect(textFault(text, own)).toBeNull();
  });

  it.each([
    ['faq', ' \n ', faults.empty],
    ['contact.hours', '', faults.empty],
    ['banner', '', null],
    ['banner', `Wij  zijn\ndicht `, null],
    ['banner', 'x'.repeat(201), faults.tooLong(200)],
    ['banner.from', '2027-02-30', faults.day],
    ['banner.from', '1 mei', faults.day],
    ['banner.until', '2027-02-28', null],
    ['contact.email', 'geen adres', faults.email],
    ['contact.phone', 'bel ons', faults.phone],
    ['contact.phone', '+32 59 11 22 33', null],
    ['faq', 'Antwoord', faults.questions.titleFirst],
    ['faq', '## Vraag?', faults.questions.noText('Vraag?')],
    ['faq', '## Een?\nJa.\n## Een?\nNee.', faults.questions.twice],
    ['faq', '## Een?\nJa.\n## Twee?\nNee.', null],
    ['letter.booking-received.subject', 'Uw aanvraag', faults.lost('home')],
    ['letter.booking-received.subject', 'Uw aanvraag voor {home} van {name}', faults.unknown('name')],
    ['letter.booking-received.subject', '{home}: uw aanvraag', null],
    ['letter.booking-received.opening', 'Dag {home}', faults.unknown('home')],
    ['letter.payment-late.opening', 'U bent te laat.', faults.lost('day')],
    ['letter.booking-new.subject', 'Nieuwe aanvraag voor {home}', faults.lost('guest')],
    ['letter.booking-new.subject', '{guest} wil naar {home}', null],
    ['letter.wrong-tries.opening', 'Alles is in orde.', faults.lost('what')],
    ['letter.verify-email.subject', 'Bevestig uw adres', faults.lost('site')],
    ['letter.verify-email.opening', 'Druk op {knop}.', faults.unknown('knop')],
    ['general_terms', '', null],
    ['about', 'Zonder titel', faults.articles.titleFirst],
    ['terms', 'Zonder titel', faults.articles.titleFirst],
    ['terms', '## Een\nZo lang.', faults.lost('months')],
    ['terms', '## Een\n{months} lang.', null],
  ])('%s as %j: %s', (key, typed, fault) => {
    expect(faultOf(key, typed)).toBe(fault);
  });
});
