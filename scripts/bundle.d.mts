/**
 * Bundles entries (names without folder and extension) into `outdir` (`.build`); resolves to their paths. With a
 * `checkout`, `@/` means its sources.
 */
export function bundle(entries: string[], outdir?: string, checkout?: string): Promise<string[]>;
/** Bundles into `.build`, and again after each change; `onChange` is called with the entry of each changed bundle. */
export function watchBundle(
  entries: string[],
  onChange: (entry: string) => void,
): Promise<{ stop(): Promise<void> }>;
/** Every entry point of the product: the TypeScript files directly under `scripts/`, except tests. */
export function entryNames(): string[];
/** The version of an installed package, for cache stamps. */
export function versionOf(name: string): string;
export const root: string;
export const buildDir: string;
/** Bundles `<entry>.ts` (a path from the project's root) for browsers into `<outdir>/<name>.js`. */
export function bundleForBrowser(entry: string, outdir: string): Promise<void>;
export function bundleTexts(languages: readonly string[], outdir: string): Promise<void>;

export function sourceOf(entry: string): string;
