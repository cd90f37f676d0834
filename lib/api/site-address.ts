/**
 * Detects web and email addresses inside names. Names of people, listings and subjects appear in emails, where a mail
 * client turns 'voorbeeld.be' into a link: a name that contains one is advertising, or worse.
 */
import { topLevelDomains } from '@/lib/api/top-level-domains';

/** Characters other than '.' that a mail client reads as a dot after compatibility normalisation. */
const otherDots = /[。｡․·]/gu;
/** Everything that can be neither part of a host name nor adjacent to the @ of an address. */
const between = /[^\p{L}\p{N}\p{M}.@-]+/u;
/** Particles of surnames that are also top-level domains: 'J.de Vries' is a person. */
const particles = new Set(['de', 'la', 'le']);
/** Abbreviations that are also top-level domains: 'Res.St.Idesbald' is a building. */
const abbreviations = new Set(['st', ...particles]);

/** The text as a mail client reads it: normalised, without invisible characters. */
const asRead = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(otherDots, '.')
    .toLowerCase();

const isTopLevel = (label: string) => topLevelDomains.has(label) || /^xn--[a-z0-9-]+$/.test(label);

/** True for 'voorbeeld.be' and 'voorbeeld.be.zicht'; false for 'zee.zicht', 'a.s.adventure' and 'j.de'. */
function isHost(part: string): boolean {
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(part)) return true;
  const labels = part.split('.').filter((label) => label !== '');
  return labels.some((label, index) => {
    const before = labels[index - 1];
    if (before === undefined || !isTopLevel(label)) return false;
    if (particles.has(label) && before.length === 1) return false;
    return index === labels.length - 1 || !abbreviations.has(label);
  });
}

/** 'iemand@ergens.xyz', whether or not the domain exists. */
const isMailbox = (part: string) => /[^@]@[^@]+\.\p{L}{2,}/u.test(part);

/** Whether a name contains a web or email address. */
export function holdsSiteAddress(text: string): boolean {
  const read = asRead(text);
  if (/:\/\/|www\.|\b(?:https?|ftp|mailto):/.test(read)) return true;
  return read.split(between).some((part) => isMailbox(part) || part.split('@').some(isHost));
}
