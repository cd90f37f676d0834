import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';
import { siteName } from '@/lib/site';
import { themeColors } from '@/lib/theme';

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

interface LayoutProps {
  title: string;
  /** The line that mail programs show next to the subject. */
  preview: string;
  appUrl: string;
  children: ReactNode;
}

/** The frame of every letter; readable with images off, because there are none. */
export function MailLayout({ title, preview, appUrl, children }: LayoutProps) {
  return (
    <Html lang="nl-BE">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: colours.sand, fontFamily: font, margin: 0, padding: '24px 12px' }}>
        <Container
          style={{ backgroundColor: colours.white, borderRadius: 12, maxWidth: 560, padding: '32px 28px' }}
        >
          <Text style={{ color: colours.sea, fontSize: 18, fontWeight: 700, margin: '0 0 20px' }}>
            {siteName()}
          </Text>
          <Heading
            as="h1"
            style={{ color: colours.ink, fontSize: 24, lineHeight: '32px', margin: '0 0 16px' }}
          >
            {title}
          </Heading>
          {children}
          <Hr style={{ borderColor: colours.line, margin: '28px 0 16px' }} />
          <Text style={{ color: colours.soft, fontSize: 13, lineHeight: '20px', margin: 0 }}>
            {siteName()}: vakantiewoningen aan de Belgische kust, rechtstreeks van de eigenaar.{' '}
            <Link href={appUrl} style={{ color: colours.sea }}>
              {appUrl.replace(/^https?:\/\//, '')}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text style={{ color: colours.ink, fontSize: 16, lineHeight: '25px', margin: '0 0 14px' }}>
      {children}
    </Text>
  );
}

/** One clear action; its address stands below it for programs that show no buttons. */
export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '22px 0' }}>
      <Button
        href={href}
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
      style={{ backgroundColor: colours.sand, borderRadius: 8, margin: '18px 0', padding: '14px 18px' }}
    >
      {[...rows.entries()].map(([place, [label, value]]) => (
        <Text key={place} style={{ color: colours.ink, fontSize: 15, lineHeight: '24px', margin: 0 }}>
          <span style={{ color: colours.soft }}>{label}: </span>
          <strong>{value}</strong>
        </Text>
      ))}
    </Section>
  );
}

/** What a person wrote, told apart from what we write; line ends are kept. */
export function Quote({ children }: { children: string }) {
  return (
    <Text
      style={{
        borderLeft: `3px solid ${colours.line}`,
        color: colours.ink,
        fontSize: 15,
        lineHeight: '24px',
        margin: '0 0 14px',
        paddingLeft: 14,
        whiteSpace: 'pre-wrap',
      }}
    >
      {children}
    </Text>
  );
}
