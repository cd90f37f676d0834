import { Words } from '@/components/ui/words';
import { blocksOf } from '@/lib/edited-texts/blocks';
import type { Block, Wording } from '@/lib/edited-texts/blocks';

/** Words of a text that the operator changed, with their links. */
export function EditedLine({ words }: { words: readonly Wording[] }) {
  return [...words.entries()].map(([place, { text, href }]) =>
    href === undefined ? (
      <Words key={place}>{text}</Words>
    ) : (
      <a key={place} href={href} rel="noopener" className="link">
        {text}
      </a>
    ),
  );
}

interface EditedWordsProps {
  /** As in lib/edited-texts/blocks.ts. */
  body: string;
  heading: 'h3' | 'h4';
}

/** Paragraphs, headings and lists of a text that the operator changed. */
export function EditedWords({ body, heading }: EditedWordsProps) {
  return [...blocksOf(body).entries()].map(([place, block]) => (
    <EditedBlock key={place} block={block} heading={heading} />
  ));
}

function EditedBlock({ block, heading: Heading }: { block: Block; heading: 'h3' | 'h4' }) {
  if (block.kind === 'heading') return <Heading>{block.text}</Heading>;
  if (block.kind === 'paragraph') {
    return (
      <p>
        <EditedLine words={block.words} />
      </p>
    );
  }
  return (
    <ul className="list-disc space-y-1 pl-6">
      {[...block.points.entries()].map(([place, words]) => (
        <li key={place}>
          <EditedLine words={words} />
        </li>
      ))}
    </ul>
  );
}
