import type { ReactNode } from 'react';

interface TitledSectionProps {
  /** The id that links point to. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** A section of a text page: its title is above it, or beside it where there is room. */
export function TitledSection({ id, title, children }: TitledSectionProps) {
  return (
    <section
      id={id}
      className="grid gap-x-12 gap-y-4 border-t border-ci-gray-200 py-8 sm:py-10 lg:@2xl:grid-cols-[min(20rem,34%)_minmax(0,1fr)]"
    >
      <h2>{title}</h2>
      <div className="prose @container">{children}</div>
    </section>
  );
}
