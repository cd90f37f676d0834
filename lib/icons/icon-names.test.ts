import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconNames } from '@/lib/icons/icon-names';

describe('the file of icons', () => {
  it('draws every icon that has a name, the signs of the networks, and no other', () => {
    const file = fs.readFileSync('components/ui/icons.svg', 'utf8');
    const drawn = [...file.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><(?:path|circle|rect|line) /g)];
    expect(drawn.map(([, id]) => id)).toEqual([...iconNames, 'facebook', 'instagram', 'linkedin']);
  });
});
