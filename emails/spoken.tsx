import { Paragraph, Quote } from '@/emails/layout';

/** Keeps mail clients from turning addresses in strangers' texts into links, by inserting invisible word joiners. */
const unlinked = (text: string) =>
  text
    .replaceAll(/\b(https?|ftp):\/\//gi, '$1:\u2060//')
    .replaceAll(/(?<=[\w-])\.(?=[a-z]{2,})/gi, '.\u2060')
    .replaceAll(/(?<=[\w.-])@(?=[\w-])/g, '@\u2060');

/** A user's message as in the thread: addresses are shown, but are not links. */
export function Spoken({ children }: { children: string }) {
  return <Quote>{unlinked(children)}</Quote>;
}

/** The message sent with the owner's action, or written by an admin on the owner's behalf. */
export function LandlordWords({ byAdmin, children }: { byAdmin: boolean; children: string }) {
  return (
    <>
      <Paragraph>
        {byAdmin ? 'Een beheerder schrijft u namens de verhuurder:' : 'De verhuurder schrijft u:'}
      </Paragraph>
      <Spoken>{children}</Spoken>
    </>
  );
}
