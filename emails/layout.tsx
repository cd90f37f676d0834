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
import { siteName } from '@/lib/site';
import { darkThemeColors, themeColors } from '@/lib/theme';

/** The theme by what a letter uses it for; mail programs take no stylesheet. */
export const colours = {
  ink: themeColors['ci-gray-800'],
  soft: themeColors['ci-gray-600'],
  sea: themeColors['ci-blue-700'],
  sand: themeColors.sand,
  white: themeColors.white,
  line: themeColors['ci-gray-200'],
};
const font = 'Figtree, "Segoe UI", Helvetica, Arial, sans-serif';

/** Width of the sheet and of what stands on it, in pixels. */
const SHEET = 560;
const WITHIN = 504;
/** A photo that was turned upright takes no more than this. */
const TALLEST = 378;

/** For programs that know a dark scheme; those that make one of their own find every ground beside its ink. */
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
  /** The line that mail programs show next to the subject. */
  preview: string;
  /** Whom it greets: a first name, or what its reader is to us. */
  to: string;
  frame: MailFrame;
  children: ReactNode;
}

/** The frame of every letter; with images off it says all the same. */
export function MailLayout({ title, preview, to, frame, children }: LayoutProps) {
  const { appUrl, home, endUrl } = frame;
  return (
    <Html lang="nl-BE">
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
          {home && <HomePhoto photo={home.photo} name={home.name} appUrl={appUrl} />}
          <Heading
            as="h1"
            className="ink"
            style={{ color: colours.ink, fontSize: 24, lineHeight: '32px', margin: '0 0 16px' }}
          >
            {title}
          </Heading>
          <Paragraph>Beste {to},</Paragraph>
          {children}
          <Paragraph>
            Met vriendelijke groet,
            <br />
            {siteName()}
          </Paragraph>
          <Hr className="line" style={{ borderColor: colours.line, margin: '28px 0 16px' }} />
          <Text className="soft" style={footStyle}>
            {siteName()}: vakantiewoningen aan de Belgische kust, rechtstreeks van de eigenaar.{' '}
            <MailLink href={appUrl}>{appUrl.replace(/^https?:\/\//, '')}</MailLink>
          </Text>
          {endUrl !== null && (
            <Text className="soft" style={footStyle}>
              U kunt zonder deze e-mails? <MailLink href={endUrl}>Ontvang ze niet meer</MailLink>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

interface HomePhotoProps {
  photo: MailPhoto | undefined;
  name: string;
  appUrl: string;
}

/** A home as people see it, where it has a photo; whoever sees no images reads its name. */
export function HomePhoto({ photo, name, appUrl }: HomePhotoProps) {
  if (!photo) return null;
  const scale = Math.min(WITHIN / photo.width, TALLEST / photo.height);
  return (
    <Img
      src={appUrl + photo.path}
      alt={`Foto van ${name}`}
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

/** A link in a sentence, for what is no more than a way besides. */
export function MailLink({ href, style, children }: MailLinkProps) {
  return (
    <Link href={href} className="sea" style={{ color: colours.sea, ...style }}>
      {children}
    </Link>
  );
}

/** What the reader can do now: one button a letter. Its address stands beside it in the text. */
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

/** Facts in two columns: what and how much; two of them can be the same in every word. */
export function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <Section
      className="facts"
      style={{ backgroundColor: colours.sand, borderRadius: 8, margin: '18px 0', padding: '14px 18px' }}
    >
      {[...rows.entries()].map(([place, [label, value]]) => (
        <Text
          key={place}
          className="ink"
          style={{ color: colours.ink, fontSize: 15, lineHeight: '24px', margin: 0 }}
        >
          <span className="soft" style={{ color: colours.soft }}>
            {label}:{' '}
          </span>
          <strong>{value}</strong>
        </Text>
      ))}
    </Section>
  );
}

/** What an admin wrote, told apart from what we write; line ends are kept, in the text too. */
export function Quote({ children }: { children: string }) {
  return (
    <Text
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
