/** Reviews on a listing page (docs/rules/reviews.md). */
import type { ReviewFigure } from '@/lib/reviews/figures';

export const reviewFigureTexts: Readonly<Record<ReviewFigure, string>> = {
  rating: 'Algemeen',
  cleanliness: 'Netheid',
  location: 'Ligging',
  value: 'Prijs-kwaliteit',
  communication: 'Contact met de verhuurder',
};

export const reviewTexts = {
  title: 'Beoordelingen',
  /** Fixed wording: it is known who wrote them. */
  count: (count: number) =>
    count === 1
      ? '1 beoordeling van een gast die er verbleef'
      : `${count} beoordelingen van gasten die er verbleven`,
  outOf: (figure: string) => `${figure} op 5`,
  reply: (name: string) => `Antwoord van ${name}`,
  all: (count: number) => `Alle ${count} beoordelingen`,
  pages: 'Pagina’s met beoordelingen',
  newer: 'Nieuwere beoordelingen',
  older: 'Oudere beoordelingen',
  how: 'Wie kan beoordelen?',
  howText:
    'Alleen wie een goedgekeurd verblijf in deze vakantiewoning achter de rug heeft, één keer per verblijf. De verhuurder kan antwoorden, niet verwijderen.',
  /** The link to how reviews are checked. */
  checked: 'Hoe wij beoordelingen nakijken',
  /** Replaces a name that was anonymised. */
  anonymous: 'Een gast',
} as const;
