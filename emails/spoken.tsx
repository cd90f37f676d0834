import { Paragraph, Quote } from '@/emails/layout';

/** Keeps mail programs from making links of what strangers wrote: a joiner that nobody sees within addresses. */
const unlinked = (text: string) =>
  text
    .replaceAll(/\b(https?|ftp):\/\//gi, '$1:\u2060//')
    .replaceAll(/(?<=[\w-])\.(?=[a-z]{2,})/gi, '.\u2060')
    .replaceAll(/(?<=[\w.-])@(?=[\w-])/g, '@\u2060');

/** What somebody wrote, as it stands in the thread: addresses are shown, and lead nowhere. */
export function Spoken({ children }: { children: string }) {
  return <Quote>{unlinked(children)}</Quote>;
}

/** Words that came with what the owner did, or that an admin wrote in the owner's place. */
export function LandlordWords({ byAdmin, children }: { byAdmin: boolean; children: string }) {
  return (
    <>
      <Paragraph>
        {byAdmin ? 'Een beheerder schrijft u namens de eigenaar:' : 'De eigenaar schrijft u:'}
      </Paragraph>
      <Spoken>{children}</Spoken>
    </>
  );
}
