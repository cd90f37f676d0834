import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { formatPhone, phoneHref } from '@/lib/format/phone';
import { guestCountries } from '@/lib/countries';
import { countryTexts } from '@/lib/texts/countries';
import { requestDeskTexts as texts } from '@/lib/texts/requests';

/** A part of a request's page under its heading. */
export function RequestPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </Card>
  );
}

/** What a person wrote, with its line ends. */
export function Message({ text }: { text: string }) {
  return <p className="max-w-prose break-words whitespace-pre-wrap">{text || texts.unknown}</p>;
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
