import { EditedWords } from '@/components/layout/edited-words';
import { LegalText } from '@/components/pages/legal-text';
import { sectionsOf } from '@/lib/edited-texts/blocks';
import { editedText } from '@/lib/languages/edited-text';
import { fill } from '@/lib/texts/fill';

interface OwnSection {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** The operator's text below a title, or our own. */
type ShownSection = { title: string } & ({ edited: string } | { own: OwnSection });

/**
 * The sections of a statutory page: the operator's, or our own.
 * @param months how long guests' data are kept, as text
 */
export function shownSections(
  key: 'terms' | 'disclaimer',
  months: string,
  ownSections: (months: string) => readonly OwnSection[],
): readonly ShownSection[] {
  const edited = editedText(key);
  if (edited === null) return ownSections(months).map((own) => ({ title: own.title, own }));
  return sectionsOf(fill(edited, { months })).map(({ title, body }) => ({ title, edited: body }));
}

/** What stands below its title. */
export function SectionText({ section }: { section: ShownSection }) {
  if ('edited' in section) return <EditedWords body={section.edited} heading="h3" />;
  return <LegalText paragraphs={section.own.paragraphs} points={section.own.points} />;
}
