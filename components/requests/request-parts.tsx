import { Link } from '@/components/ui/link';
import type { ReactNode } from 'react';
import { PageHeading } from '@/components/layout/page-heading';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Card } from '@/components/ui/card';
import type { Elements } from '@/components/ui/elements';
import { FactList } from '@/components/ui/fact-list';
import type { Fact } from '@/components/ui/fact-list';
import { langOf } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { formatPhone, phoneHref } from '@/lib/format/phone';
import { guestCountries } from '@/lib/countries';
import { countryTexts } from '@/lib/texts/countries';
import { requestDeskTexts as texts } from '@/lib/texts/requests';

/** A section of a request's page with its heading. */
export function RequestPart({ id, title, children }: { id?: string; title: string; children: Elements }) {
  return (
    <Card id={id} className={id && 'scroll-mt-24'}>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </Card>
  );
}

interface RequestFrameProps {
  /** The list to link back to. */
  list: { label: string; href: string };
  /** The guest's name. */
  name: string;
  /** The request's state. */
  intro?: ReactNode;
  actions: ReactNode;
  children: Elements;
}

/** The page of a request: a link back to its list, the guest's name, the actions, and its sections. */
export function RequestFrame({ list, name, intro, actions, children }: RequestFrameProps) {
  return (
    <>
      <Breadcrumb as={Link} className="mb-4" items={[list, { label: name }]} />
      <PageHeading title={texts.detailTitle(name)} intro={intro} actions={actions} />
      <div className="space-y-6">{children}</div>
    </>
  );
}

interface RequestSectionsProps {
  title: string;
  facts: readonly Fact[];
  guest: readonly Fact[];
}

/** The request's details beside those of the guest. */
export function RequestSections({ title, facts, guest }: RequestSectionsProps) {
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <RequestPart title={title}>
        <FactList facts={facts} empty={texts.unknown} />
      </RequestPart>
      <RequestPart title={texts.guestTitle}>
        <FactList facts={guest} empty={texts.unknown} />
      </RequestPart>
    </div>
  );
}

/** What somebody wrote, with its line breaks and its language. */
export function Message({ text, language = 'nl' }: { text: string; language?: Language }) {
  return (
    <p lang={text ? langOf(language) : undefined} className="max-w-prose break-words whitespace-pre-wrap">
      {text || texts.unknown}
    </p>
  );
}

export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className="link">
      {email}
    </a>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={phoneHref(phone)} className="link">
      {formatPhone(phone)}
    </a>
  );
}

/** The name of a guest's country. */
export function countryOf(code: string): string {
  const country = guestCountries.find((known) => known === code);
  return country === undefined ? code : countryTexts[country];
}
