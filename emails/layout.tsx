import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { MailFrame, MailPhoto } from '@/emails/template';
import { language, languageTags } from '@/lib/languages/language';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';
import { letterTexts as texts } from '@/lib/texts/letters-frame';
import { darkThemeColors, themeColors } from '@/lib/theme';

/** The theme's colours by their use in emails; mail clients do not support style sheets. */
export const colours = {
  ink: themeColors['ci-gray-800'],
  soft: themeColors['ci-gray-600'],
  sea: themeColors['ci-blue-700'],
  sand: themeColors.sand,
  white: themeColors.white,
  line: themeColors['ci-gray-200'],
};
const font = 'Figtree, "Segoe UI", Helvetica, Arial, sans-serif';

/** Width of the sheet and of its contents, in pixels. */
const SHEET = 560;
const WITHIN = 504;
/** Maximum height of a photo that was rotated to portrait. */
const TALLEST = 378;

/**
 * For mail clients with dark mode. Clients that invert colours themselves find every background set on the same element
 * as its text colour.
 */
const darkScheme = [
  `.page, .page td { background-color: ${darkThemeColors.page} !important; }`,
  `.sheet, .sheet td { background-color: ${darkThemeColors.surface} !important; }`,
  `.facts, .facts td { background-color: ${darkThemeColors.sand} !important; }`,
  `.ink { color: ${darkThemeColors['ci-gray-800']} !important; }`,
  `.soft { color: ${darkThemeColors['ci-gray-600']} !important; }`,
  `.sea { color: ${darkThemeColors['ci-blue-700']} !important; }`,
  `.action { background-color: ${darkThemeColors['ci-blue']} !important; color: ${colours.white} !important; }`,
  `.line { border-color: ${darkThemeColors['ci-gray-200']} !important; }`,
].join(' ');

const footStyle = { color: colours.soft, fontSize: 13, lineHeight: '20px', margin: 0 };

interface LayoutProps {
  title: string;
  /** The preview line that mail clients show next to the subject. */
  preview: string;
  /** Whom to greet: a first name, or the reader's role; null if neither is known. */
  to: string | null;
  frame: MailFrame;
  children: ReactNode;
}

/** The layout of every email; it is complete without images. */
export function MailLayout({ title, preview, to, frame, children }: LayoutProps) {
  const { appUrl, listing, endUrl } = frame;
  const home = appUrl + route('front-page').replace(/\/$/, '');
  return (
    <Html lang={languageTags[language()]}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{`@media (prefers-color-scheme: dark) { ${darkScheme} }`}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="page"
        style={{ backgroundColor: colours.sand, fontFamily: font, margin: 0, padding: '24px 12px' }}
      >
        <Container
          className="sheet"
          style={{ backgroundColor: colours.white, borderRadius: 12, maxWidth: SHEET, padding: '32px 28px' }}
        >
          <Text
            className="sea"
            style={{ color: colours.sea, fontSize: 18, fontWeight: 700, margin: '0 0 20px' }}
          >
            {siteName()}
          </Text>
          {listing && <ListingPhoto photo={listing.photo} name={listing.name} appUrl={appUrl} />}
          <Heading
            as="h1"
            className="ink"
            style={{ color: colours.ink, fontSize: 24, lineHeight: '32px', margin: '0 0 16px' }}
          >
            {title}
          </Heading>
          <Paragraph>{texts.greeting(to)}</Paragraph>
          {children}
          <Paragraph>
            {texts.regards}
            <br />
            {siteName()}
          </Paragraph>
          <Hr className="line" style={{ borderColor: colours.line, margin: '28px 0 16px' }} />
          <Text className="soft" style={footStyle}>
            {texts.foot(siteName())} <MailLink href={home}>{home.replace(/^https?:\/\//, '')}</MailLink>
          </Text>
          {endUrl !== null && (
            <Text className="soft" style={footStyle}>
              {texts.endIntro} <MailLink href={endUrl}>{texts.end}</MailLink>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

interface ListingPhotoProps {
  photo: MailPhoto | undefined;
  name: string;
  appUrl: string;
}

/** A photo of the listing, if there is one; with images off its name is shown. */
export function ListingPhoto({ photo, name, appUrl }: ListingPhotoProps) {
  if (!photo) return null;
  const scale = Math.min(WITHIN / photo.width, TALLEST / photo.height);
  return (
    <Img
      src={appUrl + photo.path}
      alt={texts.photoOf(name)}
      width={Math.round(photo.width * scale)}
      height={Math.round(photo.height * scale)}
      style={{ borderRadius: 8, height: 'auto', margin: '0 0 20px', maxWidth: '100%' }}
    />
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text
      className="ink"
      style={{ color: colours.ink, fontSize: 16, lineHeight: '25px', margin: '0 0 14px' }}
    >
      {children}
    </Text>
  );
}

interface MailLinkProps {
  href: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A link within a sentence, for a secondary action. */
export function MailLink({ href, style, children }: MailLinkProps) {
  return (
    <Link href={href} className="sea" style={{ color: colours.sea, ...style }}>
      {children}
    </Link>
  );
}

/** The main action: one button per email. In the plain text its URL is shown beside it. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '22px 0' }}>
      <Button
        href={href}
        className="action"
        style={{
          backgroundColor: colours.sea,
          borderRadius: 8,
          color: colours.white,
          fontSize: 16,
          fontWeight: 600,
          padding: '13px 22px',
        }}
      >
        {children}
      </Button>
    </Section>
  );
}

/** What a fact is about and what it says; the language of the first where it is not the letter's. */
export type Fact = readonly [label: string, value: string, lang?: string];

/** Facts in two columns; two rows may be identical. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <Section
      className="facts"
      style={{ backgroundColor: colours.sand, borderRadius: 8, margin: '18px 0', padding: '14px 18px' }}
    >
      {[...rows.entries()].map(([place, [label, value, lang]]) => (
        <Text
          key={place}
          className="ink"
          style={{ color: colours.ink, fontSize: 15, lineHeight: '24px', margin: 0 }}
        >
          <span lang={lang} className="soft" style={{ color: colours.soft }}>
            {texts.label(label)}{' '}
          </span>
          <strong>{value}</strong>
        </Text>
      ))}
    </Section>
  );
}

/** An admin's message, set apart from our own text; line breaks are kept, in the plain text too. */
export function Quote({ lang, children }: { lang?: string; children: string }) {
  return (
    <Text
      lang={lang}
      className="ink line"
      style={{
        borderLeft: `3px solid ${colours.line}`,
        color: colours.ink,
        fontSize: 15,
        lineHeight: '24px',
        margin: '0 0 14px',
        paddingLeft: 14,
      }}
    >
      {[...children.split(/\r?\n/).entries()].map(([place, line]) => (
        <Fragment key={place}>
          {place > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}
