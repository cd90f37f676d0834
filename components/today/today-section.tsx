import { useId } from 'react';
import type { Elements } from '@/components/ui/elements';

interface TodaySectionProps {
  /** For links to it. */
  part?: string;
  title: string;
  /** A link to the full list. */
  more?: Elements;
  children: Elements;
}

/** A section of the overview with its heading. */
export function TodaySection({ part, title, more, children }: TodaySectionProps) {
  const id = useId();
  return (
    <section id={part} aria-labelledby={id} className={part && 'scroll-mt-24'}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
