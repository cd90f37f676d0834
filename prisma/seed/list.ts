/** The items of a comma list over one or more lines: long word lists stay readable, and short in lines. */
export const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
