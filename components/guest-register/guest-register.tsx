'use client';

import { PageHeading } from '@/components/layout/page-heading';
import { Button } from '@/components/ui/button';
import { Words } from '@/components/ui/words';
import { guestRegisterTexts as texts } from '@/lib/texts/guest-register';

/** As many as fit a sheet, with room for children. */
const GUESTS = 4;
const MINORS = 6;

const line = 'block h-8 border-b border-ci-gray-600';

/** The empty guest register, to print. It has no inputs: no guest's data reach the site. */
export function GuestRegister() {
  return (
    <>
      <PageHeading
        title={texts.title}
        intro={<p className="print:hidden">{texts.intro}</p>}
        actions={<Button onClick={() => window.print()}>{texts.print}</Button>}
      />
      <section className="prose mb-8 print:hidden">
        <h2 className="text-xl">{texts.rules}</h2>
        <ul>
          {texts.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <Lines labels={[texts.operator, texts.enterpriseNumber, texts.home]} />
      {Array.from({ length: GUESTS }, (_, index) => (
        <section key={index} className="mt-6 break-inside-avoid">
          <h2 className="text-lg">{texts.guest(index + 1)}</h2>
          <Lines labels={texts.fields} />
        </section>
      ))}
      <section className="mt-6 break-inside-avoid">
        <h2 className="text-lg">{texts.minors}</h2>
        <ol className="grid gap-x-6 sm:grid-cols-2 print:grid-cols-2">
          {Array.from({ length: MINORS }, (_, index) => (
            <li key={index} className={line}>
              {`${index + 1}.`}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Lines({ labels }: { labels: readonly string[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-3 print:grid-cols-3">
      {labels.map((label) => (
        <li key={label} className="text-sm">
          <Words>{label}</Words>
          <span aria-hidden className={line} />
        </li>
      ))}
    </ul>
  );
}
