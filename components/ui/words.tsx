interface WordsProps {
  children: string | number;
  className?: string;
}

/**
 * A text that changes, or stands beside something that does. Another text gets another element: a browser's translation
 * of the old text disappears with its element, and one that arrives late is shown nowhere.
 */
export function Words({ children, className }: WordsProps) {
  return (
    <span key={children} className={className}>
      {children}
    </span>
  );
}
