/** What French needs around words that come from outside: elision, contraction and plurals. */
import { pluralForm } from '@/lib/format/plural';

/** 'de Zeewind', 'd’Anne'; never shortened before an h, since the names here are seldom French. */
export const of = (word: string): string =>
  /^(?:[aeiouàâäæéèêëîïôöœùûü]|y[^aeiou])/i.test(word) ? `d’${word}` : `de ${word}`;

const withoutArticle = (place: string) => (place.startsWith('Le ') ? place.slice('Le '.length) : null);

/** 'à Ostende', 'à La Panne', 'au Coq', 'en Belgique'. */
export function inPlace(place: string): string {
  if (place === 'Belgique') return `en ${place}`;
  const name = withoutArticle(place);
  return name === null ? `à ${place}` : `au ${name}`;
}

/** 'd’Ostende', 'de La Panne', 'du Coq'. */
export function ofPlace(place: string): string {
  const name = withoutArticle(place);
  return name === null ? of(place) : `du ${name}`;
}

/** '0 nuit', '1 nuit', '7 nuits', '1 000 000 de nuits'. */
export function counted(count: number, one: string, other: string, shown = String(count)): string {
  const words = { one, other, many: of(other) };
  return `${shown} ${words[pluralForm(count)]}`;
}

/** A no-break space: a line never ends before the sign. */
export const percent = (value: number): string => `${value}\u{a0}%`;

/** '15 h', '9 h 30'. */
export const onTheClock = (time: string): string => {
  const [hour = '', minute = ''] = time.split(':');
  return minute === '00' ? `${Number(hour)}\u{a0}h` : `${Number(hour)}\u{a0}h\u{a0}${minute}`;
};
