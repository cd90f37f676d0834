import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/listing-thank-you';

export const listingThankYouTexts: InOtherWords<typeof nl.listingThankYouTexts> = {
  documentTitle: 'Merci',
  create: {
    title: 'Merci, votre annonce est publiée',
    text: 'Elle sera mise en ligne dès qu’un administrateur l’aura vérifiée. Vous recevrez alors un e-mail.',
  },
  'create-as-concept': {
    title: 'Votre annonce est enregistrée comme brouillon',
    text: 'Personne d’autre ne la voit encore. Vous pouvez la compléter et la publier quand vous voulez.',
  },
  other: {
    title: 'Merci',
    text: 'Vos modifications sont enregistrées.',
  },
  manage: 'Vers vos annonces',
};
