/**
 * Addresses of sites and mailboxes inside a name. Names of people, homes and subjects stand in letters, where a mail
 * program turns 'voorbeeld.be' into a link: a name that holds one is somebody's advertisement, or worse.
 */
import { topLevelDomains } from '@/lib/api/top-level-domains';

/** What a mail program reads as a dot although it is none, once compatible characters are normalised. */
const otherDots = /[。｡․·]/gu;
/** Everything that can stand neither in a host nor around the @ of an address. */
const between = /[^\p{L}\p{N}\p{M}.@-]+/u;
/** Particles of surnames that are top-level domains too: 'J.de Vries' is a person. */
const particles = new Set(['de', 'la', 'le']);
/** Abbreviations that are top-level domains too: 'Res.St.Idesbald' is a building. */
const abbreviations = new Set(['st', ...particles]);

/** The text as a mail program reads it: characters in one form, and none that nobody sees. */
const asRead = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(otherDots, '.')
    .toLowerCase();

const isTopLevel = (label: string) => topLevelDomains.has(label) || /^xn--[a-z0-9-]+$/.test(label);

/** 'voorbeeld.be' and 'voorbeeld.be.zicht'; 'zee.zicht', 'a.s.adventure' and 'j.de' are none. */
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

/** 'iemand@ergens.xyz', wherever it leads. */
const isMailbox = (part: string) => /[^@]@[^@]+\.\p{L}{2,}/u.test(part);

/** Whether a name holds an address of a site or a mailbox. */
export function holdsSiteAddress(text: string): boolean {
  const read = asRead(text);
  if (/:\/\/|www\.|\b(?:https?|ftp|mailto):/.test(read)) return true;
  return read.split(between).some((part) => isMailbox(part) || part.split('@').some(isHost));
}
