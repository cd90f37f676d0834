import { useId } from 'react';
import type { Elements } from '@/components/ui/elements';

interface PartProps {
  title: string;
  /** What it is for. */
  text: string;
  /** Shown beside the title, such as whether it is set up. */
  state?: Elements;
  children: Elements;
}

/** A section about one kind of second factor. */
export function Part({ title, text, state, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="py-5 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {state}
      </div>
      <p className="mt-1 max-w-prose text-ci-gray-700">{text}</p>
      {children}
    </section>
  );
}
