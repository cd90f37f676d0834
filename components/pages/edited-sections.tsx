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
 * The sections of a page of text: the operator's, or our own.
 * @param values the values of the names in braces in the operator's text
 */
export function shownSections(
  key: 'about' | 'terms' | 'general_terms' | 'disclaimer',
  ownSections: readonly OwnSection[],
  values: Readonly<Record<string, string>> = {},
): readonly ShownSection[] {
  const edited = editedText(key);
  if (edited === null) return ownSections.map((own) => ({ title: own.title, own }));
  return sectionsOf(fill(edited, values)).map(({ title, body }) => ({ title, edited: body }));
}

/** The section below its title. */
export function SectionText({ section }: { section: ShownSection }) {
  if ('edited' in section) return <EditedWords body={section.edited} heading="h3" />;
  return <LegalText paragraphs={section.own.paragraphs} points={section.own.points} />;
}
