import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const alias = { '@': root.replace(/\/$/, ''), 'server-only': `${root}tests/support/server-only.ts` };

/** The rules about days and money again, elsewhere in the world: none may depend on the zone of the process. */
const unitIn = (name: string, zone: string) => ({
  resolve: { alias },
  test: {
    name,
    include: ['lib/{dates,calendar,money,format,listings}/**/*.test.ts'],
    environment: 'node' as const,
    env: { TZ: zone },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{lib,server,components,emails,scripts,prisma,app}/**/*.test.{ts,tsx}'],
          environment: 'node',
          env: { TZ: 'UTC' },
        },
      },
      unitIn('unit-new-york', 'America/New_York'),
      unitIn('unit-tokyo', 'Asia/Tokyo'),
      {
        resolve: { alias },
        test: {
          name: 'api',
          include: ['tests/**/*.test.{ts,tsx}'],
          environment: 'node',
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/database.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
