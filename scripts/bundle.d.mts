/** Bundles entries (names without folder and extension) into `outdir` (`.build`); answers their paths. */
export function bundle(entries: string[], outdir?: string): Promise<string[]>;
/** Bundles into `.build` and again at each change; `onChange` hears which bundle became another one. */
export function watchBundle(
  entries: string[],
  onChange: (entry: string) => void,
): Promise<{ stop(): Promise<void> }>;
/** Every entry point of the product: the TypeScript files directly under `scripts/`, tests left out. */
export function entryNames(): string[];
/** The version of an installed package, for stamps. */
export function versionOf(name: string): string;
export const root: string;
export const buildDir: string;
/** Bundles `<entry>.ts` (a path from the project's root) for browsers into `<outdir>/<name>.js`. */
export function bundleForBrowser(entry: string, outdir: string): Promise<void>;
