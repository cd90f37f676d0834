import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/stay-changes';
import * as en from '@/lib/texts/en/ask/stay-changes';
import * as fr from '@/lib/texts/fr/ask/stay-changes';
import * as nl from '@/lib/texts/nl/ask/stay-changes';
/** Changes of an approved stay (docs/rules/stay-changes.md). */

export const { stayChangeTexts, stayChangeNoteTexts, closedChangeTexts, guestChangeTexts } = texts<typeof nl>(
  'ask/stay-changes',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);

/** On the landlord's screen of a booking. */
export const changeDeskTexts = {
  propose: 'Wijziging voorstellen',
  proposeText:
    'De gast beslist. Aanvaardt die, dan veranderen uw kalender, het totaal en de gevraagde betalingen meteen.',
  proposed: 'De gast krijgt een e-mail met uw voorstel.',
  byGuest: 'Uw gast vraagt een wijziging',
  byLandlord: 'U stelde een wijziging voor',
  accept: 'Wijziging aanvaarden',
  decline: 'Wijziging afwijzen',
  takeBack: 'Wijziging intrekken',
  done: 'De gast krijgt een e-mail.',
  failed: 'Er is iets misgegaan. Probeer het opnieuw.',
  total: 'Totaal',
  totalHelp: 'Volgt uw prijzen zolang u zelf niets invult.',
} as const;
