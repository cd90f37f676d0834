/** Finds contact details that lead away from the site: an email address, a website or a telephone number. */

const email = /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+(?:\.[\w-]+)+/i;
const links = [
  /(?:https?:\/\/|www\.)[^\s<>"']+/gi,
  // Only lower case, since a sentence may begin with 'De' right after the full stop of the one before.
  /(?<![\w@.-])[\w-]+(?:\.[\w-]+)*\.(?:be|com|nl|eu|net|org|fr|de|info)(?![\w-])(?:\/\S*)?/g,
];
const phone = /(?<![\w+])(?:\+\s?[1-9]|00\s?[1-9]|0[1-9])(?:[\s./()-]*\d){7,12}(?!\d)/;

/** What only looks like a telephone number: dates, bank accounts, and payment references. */
const otherNumbers = [
  /(?<!\d[/.-])\b(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])(?:[/.-](?:(?:19|20)\d\d|\d\d))?\b/g,
  /\b(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g,
  /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{2,4}){3,8}\b/g,
  /\+{3}[\d/\s]+\+{3}|\*{3}[\d/\s]+\*{3}/g,
];

/** Whether a text has such details. `ownHost`: the site's own, to which links may lead ('www.kustverblijf.be'). */
export function holdsAddress(text: string, ownHost: string): boolean {
  if (email.test(text)) return true;
  const own = ownHost.replace(/^www\./, '').toLowerCase();
  const hostOf = (link: string) =>
    link
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/[/?#].*$/, '');
  const found = links.flatMap((pattern) => [...text.matchAll(pattern)]);
  if (found.some(([link]) => hostOf(link) !== own)) return true;
  return phone.test(otherNumbers.reduce((rest, pattern) => rest.replace(pattern, ' '), text));
}
