import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

interface FormSectionProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** A section of the form with its own heading. */
export function FormSection({ title, intro, children }: FormSectionProps) {
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {intro && <p className="mt-2 text-ci-gray-700">{intro}</p>}
        <div className="mt-5 space-y-5">{children}</div>
      </section>
    </Card>
  );
}
