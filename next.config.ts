import type { NextConfig } from 'next';

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // The front compresses, so that every answer is treated alike.
  compress: false,
  reactStrictMode: true,
  // Types are checked by `npm run check`; a build does not repeat it.
  // One file further: Next would write the folder of every build into tsconfig.json itself.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'tsconfig.build.json' },
  serverExternalPackages: [
    'pg',
    'sharp',
    'undici',
    'graphile-worker',
    'pino',
    // It reads its fonts from beside itself.
    'pdfkit',
    '@prisma/client',
    '@prisma/adapter-pg',
    'ioredis',
    'rate-limiter-flexible',
  ],
};

export default config;
