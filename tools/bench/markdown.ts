/** A Markdown table as the formatter writes it: the first column left-aligned, figures right-aligned. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => [...(row[column] ?? '')].length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (column ? (cells[column] ?? '').padStart(width) : (cells[0] ?? '').padEnd(width))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
