interface WordsProps {
  children: string | number;
  className?: string;
}

/**
 * A text that changes, or stands beside something that does. Another text is another element: what a browser that
 * translates has in its place goes with the old one, and a translation that comes late for the old one shows nowhere.
 */
export function Words({ children, className }: WordsProps) {
  return (
    <span key={children} className={className}>
      {children}
    </span>
  );
}
