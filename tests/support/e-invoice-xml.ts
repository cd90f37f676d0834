/** An e-invoice read back, by a reader that shares nothing with what wrote it. */
import { XMLParser } from 'fast-xml-parser';

export interface XmlElement {
  /** Without its prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: readonly XmlElement[];
}

type Raw = Record<string, Raw[] | string | Record<string, string>>;
const parser = new XMLParser({
  ...{ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false },
  removeNSPrefix: true,
});

function toElement(raw: Raw): XmlElement {
  const name = Object.keys(raw).find((key) => key !== ':@') ?? '';
  const inner = raw[name] as Raw[];
  const texts = inner.flatMap((each) => (typeof each['#text'] === 'string' ? [each['#text']] : []));
  return {
    name,
    attributes: (raw[':@'] ?? {}) as Record<string, string>,
    text: texts.join(''),
    children: inner.filter((each) => !('#text' in each)).map(toElement),
  };
}

/** The root element. */
export function readXml(xml: string): XmlElement {
  const root = (parser.parse(xml) as Raw[]).map(toElement).find(({ name }) => !name.startsWith('?'));
  if (!root) throw new Error('There is no element');
  return root;
}

/** All elements at a path such as `TaxTotal/TaxSubtotal`; `*` stands for any name. */
export function at(element: XmlElement, path: string): readonly XmlElement[] {
  return path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) =>
        found.flatMap(({ children }) => children.filter((child) => name === '*' || child.name === name)),
      [element],
    );
}

/** The text at a path; empty where there is none. */
export const textAt = (element: XmlElement, path: string): string => at(element, path)[0]?.text ?? '';

/** An element and all below it. */
export const everyElement = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...element.children.flatMap(everyElement),
];

/** Cents of '81.82' and '-0.01'; not a number for more decimals, or none of it. */
export function centsOf(text: string): number {
  const [, sign, whole, rest = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return Number.NaN;
  return (sign === '-' ? -1 : 1) * (Number(whole) * 100 + Number(rest.padEnd(2, '0')));
}

/** The cents at all places of a path; nothing where there are none. */
export const sumAt = (element: XmlElement, path: string): number =>
  at(element, path).reduce((sum, { text }) => sum + centsOf(text), 0);
