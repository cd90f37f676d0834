import { cn } from '@/components/ui/cn';

interface SpinnerProps {
  className?: string;
  /** Announced by screen readers; left out when the surroundings already say that something is loading. */
  label?: string;
}

/** A small spinner in the colour of the surrounding text. */
export function Spinner({ className, label }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={cn('inline-flex', className)}>
      <span
        aria-hidden
        className="size-5 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-pulse-soft"
      />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
