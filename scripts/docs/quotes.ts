/** Treats `${name}` and `{name}` as the same placeholder. */
const blanked = (text: string): string =>
  text.replaceAll(/\$\{[^{}\n]*\}|\{\w+\}/g, '{}').replaceAll("\\'", "'");

/** A quotation in prose: no code, no apostrophe. */
const quotes = /(?<![\w`])'([^'\n`|]{3,})'(?!\w)|"([^"\n`|]{3,})"/g;

/** Quotations on a page of the rule book that occur nowhere in the product. */
export function findUnsaid(page: string, sources: readonly string[]): string[] {
  const said = sources.map(blanked);
  const prose = page.replaceAll(/`[^`\n]*`/g, '');
  return Array.from(prose.matchAll(quotes), ([, single, double]) => single ?? double ?? '').filter(
    (quote) => !said.some((source) => source.includes(blanked(quote).replace('…', '').trim())),
  );
}
