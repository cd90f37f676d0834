/** `${name}` and `{name}` are the same blank. */
const blanked = (text: string): string =>
  text.replaceAll(/\$\{[^{}\n]*\}|\{\w+\}/g, '{}').replaceAll("\\'", "'");

/** A quoted text in prose: no code, no apostrophe. */
const quotes = /(?<![\w`])'([^'\n`|]{3,})'(?!\w)|"([^"\n`|]{3,})"/g;

/** What a page of the rule book quotes and the product nowhere says. */
export function findUnsaid(page: string, sources: readonly string[]): string[] {
  const said = sources.map(blanked);
  const prose = page.replaceAll(/`[^`\n]*`/g, '');
  return Array.from(prose.matchAll(quotes), ([, single, double]) => single ?? double ?? '').filter(
    (quote) => !said.some((source) => source.includes(blanked(quote).replace('…', '').trim())),
  );
}
