import type { CookieCategory } from '@/lib/cookies/preferences';
import { cookieTexts } from '@/lib/texts/nl/shell/cookies';

/** The individual cookie preferences; the button texts are fixed (docs/rules/cookies.md#question). */
export const cookiePreferencesTexts = {
  text: 'Zet aan wat u toestaat. U kunt uw keuze altijd wijzigen via “Cookies” onderaan elke pagina.',
  confirm: 'Bevestigen',
  onlyEssential: 'Alleen essentiële cookies',
  allowAll: cookieTexts.allowAll,
} as const;

export const cookieCategoryTexts: Readonly<Record<CookieCategory, { label: string; help: string }>> = {
  essential: {
    label: 'Essentieel',
    help: 'Inloggen, beveiliging, uw favorieten en deze keuze. Altijd aan.',
  },
  statistics: {
    label: 'Statistieken',
    help: 'Meten hoe bezoekers de site gebruiken. Nu doen we dat niet met cookies.',
  },
  functional: {
    label: 'Functioneel',
    help: 'Diensten van anderen die de site aangenamer maken, zoals kaarten en straatbeelden.',
  },
  marketing: {
    label: 'Marketing',
    help: 'Advertenties op andere sites afstemmen op wat u hier bekeek. Nu doen we dat niet.',
  },
};
