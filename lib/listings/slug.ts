/**
 * The slug of a listing, from its name and town: /aanbod/zeezicht-oostende. Created once and never changed. At least
 * two words, so that a slug is never mistaken for a numeric id (`/api/listings/{id}` accepts both) or for a sibling
 * path such as /api/listings/count.
 */

/** Longest slug without its suffix of at most 8 characters, so that adding one never needs truncation. */
export const MAX_SLUG_BASE_LENGTH = 72;

const FILLER = 'vakantiewoning';
const NAMELESS = 'vakantiewoning-aan-zee';

/** Letters that do not decompose into a plain letter and a diacritic. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Lower-case words of a-z and 0-9, joined by hyphens; accents are removed, an apostrophe joins its words. May be empty.
 */
export function slugify(text: string): string {
  return text
    .replace(/['’‘`´]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[œæßøłđðþı]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' en ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Cuts at a hyphen if there is one, so that the last word stays whole. */
function shorten(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const cut = slug.lastIndexOf('-', length);
  return slug.slice(0, cut > 0 ? cut : length);
}

/** The preferred slug of a listing with this name in this town; `withSlugSuffix` makes it unique. */
export function listingSlug(name: string, city: string | null): string {
  const town = shorten(slugify(city ?? ''), MAX_SLUG_BASE_LENGTH / 2);
  const room = MAX_SLUG_BASE_LENGTH - (town === '' ? 0 : town.length + 1);
  const words = shorten(slugify(name), room);
  const endsInTown = words === town || words.endsWith(`-${town}`);
  const slug = town === '' || endsInTown ? words : [words, town].filter(Boolean).join('-');
  if (slug === '') return NAMELESS;
  return slug.includes('-') ? slug : `${FILLER}-${slug}`.slice(0, MAX_SLUG_BASE_LENGTH);
}

/** The nth candidate for a slug: the slug itself, then with -2, -3 and so on. */
export function withSlugSuffix(slug: string, attempt: number): string {
  return attempt <= 1 ? slug : `${slug}-${attempt}`;
}

/** The first candidate that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let attempt = 1; ; attempt += 1) {
    const candidate = withSlugSuffix(slug, attempt);
    if (!taken.has(candidate)) return candidate;
  }
}
