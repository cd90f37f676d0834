/** What a statement may hold (docs/rules/statements.md#reading). */
export const MAX_STATEMENT_BYTES = 20 * 1024 * 1024;
export const MAX_STATEMENT_LINES = 50_000;
