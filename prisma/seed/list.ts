/** The items of a comma-separated list over one or more lines, which keeps long word lists readable and compact. */
export const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
