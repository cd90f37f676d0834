import { diffWordsWithSpace } from 'diff';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { Words } from '@/components/ui/words';
import { languageTags } from '@/lib/languages/language';
import { moderationTexts as texts } from '@/lib/texts/moderation';

interface TextDiffProps {
  label: string;
  before: string | null;
  after: string | null;
  /** The language of the text; absent for Dutch. */
  lang?: string;
}

/** The words removed from a text and added to it. */
export function TextDiff({ label, before, after, lang }: TextDiffProps) {
  const parts = diffWordsWithSpace(before ?? '', after ?? '');
  return (
    <section>
      <h3 className="mb-2 text-lg">{label}</h3>
      <p lang={lang} className="max-w-prose break-words whitespace-pre-line">
        {parts.map(({ value, added, removed }, index) => {
          const key = `${index} ${value}`;
          if (added) return <Marked key={key} tag="ins" word={texts.added} text={value} />;
          if (removed) return <Marked key={key} tag="del" word={texts.removedWord} text={value} />;
          return <span key={key}>{value}</span>;
        })}
      </p>
    </section>
  );
}

const classes = {
  ins: 'bg-ci-blue-100 text-ci-blue-800 underline decoration-2 underline-offset-2',
  del: 'bg-ci-red-50 text-ci-red-800 line-through',
} as const;

/** Marked by a line as well as a colour, and by text for screen readers. */
function Marked({ tag: Tag, word, text }: { tag: keyof typeof classes; word: string; text: string }) {
  return (
    <Tag className={classes[Tag]}>
      <VisuallyHidden>
        <span lang={languageTags.nl}>{`${word} `}</span>
      </VisuallyHidden>
      <Words>{text}</Words>
    </Tag>
  );
}
