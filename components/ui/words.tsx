interface WordsProps {
  children: string | number;
  /** The language, if it is not the page's. */
  lang?: string;
  /** 'no' for a name or code. */
  translate?: 'no';
  className?: string;
}

/**
 * A text that changes, or stands beside something that does. Another text gets another element: a browser's translation
 * of the old text disappears with its element, and one that arrives late is shown nowhere.
 */
export function Words({ children, lang, translate, className }: WordsProps) {
  return (
    <span key={children} lang={lang} translate={translate} className={className}>
      {children}
    </span>
  );
}
