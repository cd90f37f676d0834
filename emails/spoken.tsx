import { Paragraph, Quote } from '@/emails/layout';
import { z } from '@/lib/api/zod';
import { langOf, languages, languageTags } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { languageTexts } from '@/lib/texts/languages';
import { letterTexts } from '@/lib/texts/letters-frame';

/** Keeps mail clients from turning addresses in strangers' texts into links, by inserting invisible word joiners. */
export const unlinked = (text: string) =>
  text
    .replaceAll(/\b(https?|ftp):\/\//gi, '$1:\u2060//')
    .replaceAll(/(?<=[\w-])\.(?=[a-z]{2,})/gi, '.\u2060')
    .replaceAll(/(?<=[\w.-])@(?=[\w-])/g, '@\u2060');

/** A user's message as in the thread: addresses are shown, but are not links. */
export function Spoken({ lang, children }: { lang?: string; children: string }) {
  return <Quote lang={lang}>{unlinked(children)}</Quote>;
}

/** The language of what a landlord wrote for all guests; absent in emails queued when it was always Dutch. */
export const ownersLocaleSchema = z.enum(languages).default('nl');

/** What a landlord wrote for all guests, or an admin: its language is marked where it is not the letter's. */
export function ForAllGuests({ locale, children }: { locale: Language; children: string }) {
  return <Spoken lang={langOf(locale)}>{children}</Spoken>;
}

/** The language that a guest writes in; absent in emails queued before this field existed. */
export const guestLocaleSchema = z.enum(languages).default('nl');

/** What a guest wrote, to a landlord: where it is not Dutch, its language is named. */
export function GuestWords({ locale, children }: { locale: Language; children: string }) {
  if (locale === 'nl') return <Spoken>{children}</Spoken>;
  return (
    <>
      <Paragraph>{`De gast schrijft in het ${languageTexts[locale]}:`}</Paragraph>
      <Spoken lang={languageTags[locale]}>{children}</Spoken>
    </>
  );
}

/** The message sent with the owner's action, or written by an admin on the owner's behalf. */
export function LandlordWords({ byAdmin, children }: { byAdmin: boolean; children: string }) {
  return (
    <>
      <Paragraph>{byAdmin ? letterTexts.adminWrites : letterTexts.landlordWrites}</Paragraph>
      <Spoken>{children}</Spoken>
    </>
  );
}
