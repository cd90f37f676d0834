import { cn } from '@/components/ui/cn';

interface SpinnerProps {
  className?: string;
  /** Said by screen readers; left out where the surroundings already say that something is busy. */
  label?: string;
}

/** A small turning ring, in the colour of the text around it. */
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
