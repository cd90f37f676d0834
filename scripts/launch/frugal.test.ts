import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frugalFlags, frugalVariables } from '@/scripts/launch/frugal';

const textOf = (file: string) => fs.readFileSync(file, 'utf8');
const flags = frugalFlags.join(' ');

describe('the flags that servers are started with', () => {
  it.each(['web', 'worker'])('are the same in package.json: %s', (name) => {
    const { scripts } = JSON.parse(textOf('package.json'));
    expect(scripts[name]).toBe(`node ${flags} scripts/run-built.mjs ${name}`);
  });

  it('are the same in the image', () => {
    const image = textOf('Dockerfile');
    expect(image).toContain(
      `ENTRYPOINT ${JSON.stringify(['node', ...frugalFlags, 'scripts/run-built.mjs']).replaceAll(',', ', ')}`,
    );
    for (const [name, value] of Object.entries(frugalVariables)) expect(image).toContain(`${name}=${value}`);
  });

  it('are documented for operators', () => {
    const told = textOf('docs/operations.md');
    expect(told).toContain(`\`${flags}\``);
    for (const [name, value] of Object.entries(frugalVariables)) expect(told).toContain(`${name}=${value}`);
  });
});
