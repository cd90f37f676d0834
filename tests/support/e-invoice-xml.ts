/** Parses an e-invoice, with a parser that shares nothing with the code that wrote it. */
import { XMLParser } from 'fast-xml-parser';

export interface XmlElement {
  /** Without the namespace prefix. */
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

/** All elements at a path such as `TaxTotal/TaxSubtotal`; `*` matches any name. */
export function at(element: XmlElement, path: string): readonly XmlElement[] {
  return path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) =>
        found.flatMap(({ children }) => children.filter((child) => name === '*' || child.name === name)),
      [element],
    );
}

/** The text at a path; empty if there is none. */
export const textAt = (element: XmlElement, path: string): string => at(element, path)[0]?.text ?? '';

/** An element and all its descendants. */
export const everyElement = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...element.children.flatMap(everyElement),
];

/** The cents of '81.82' and '-0.01'; NaN for more decimals, or for text that is no amount. */
export function centsOf(text: string): number {
  const [, sign, whole, rest = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return Number.NaN;
  return (sign === '-' ? -1 : 1) * (Number(whole) * 100 + Number(rest.padEnd(2, '0')));
}

/** The sum in cents of all elements at a path; zero if there are none. */
export const sumAt = (element: XmlElement, path: string): number =>
  at(element, path).reduce((sum, { text }) => sum + centsOf(text), 0);
