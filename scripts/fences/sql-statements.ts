/** Splits a migration's SQL into statements, as far as judging them requires. */

/** A comment, a string, a quoted name, or a body between dollar signs. */
const opaque = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$/g;

/**
 * The statements without comments; strings are `''`, bodies between
 * dollar signs `$$`, names without quotes, and all white space is a single space.
 */
export function statementsOf(sql: string): string[] {
  const plain = sql.replaceAll(opaque, (part) => {
    if (part.startsWith('--') || part.startsWith('/*')) return ' ';
    if (part.startsWith("'")) return "''";
    return part.startsWith('"') ? part.slice(1, -1).replaceAll(/\W/g, '_') : '$$';
  });
  return plain
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
}

/** Splits at commas that no bracket encloses, as between the actions of ALTER TABLE. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += letter;
  }
  return [...parts, part.trim()];
}
