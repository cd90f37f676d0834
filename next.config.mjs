const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * In JavaScript, because a machine that runs a build has no TypeScript compiler and needs none.
 * @type {import('next').NextConfig}
 */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Every build has a new folder, into which the bundles are written at the same time (scripts/launch/build.ts).
  cleanDistDir: isDevelopment,
  // Several machines with the same build need the same id; without one Next generates a random id.
  generateBuildId: () => process.env.BUILD_ID || null,
  poweredByHeader: false,
  // Our own front compresses, so that every answer is treated the same.
  compress: false,
  reactStrictMode: true,
  // Only in development: guests' links are secrets there too.
  logging: { incomingRequests: { ignore: [/^\/verblijf\//, /^\/api\/stays\//] } },
  // Photos are already resized; Next's versions would stay in a cache of its own, even after a photo is deleted.
  images: { unoptimized: true },
  // Types are checked by `npm run check`, so a build does not repeat it. In a separate file, because Next would write
  // the folder of every build into tsconfig.json.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'tsconfig.build.json' },
  experimental: {
    // Preloading every page and call would take a third of a web server's memory; most are rarely requested.
    preloadEntriesOnStart: false,
    // Server code need not be small: minified it takes a sixth more CPU time per page.
    serverMinification: false,
    // Every build has its own folder, so none would ever read another's cache; writing it took a quarter of the build
    // time.
    turbopackFileSystemCacheForBuild: false,
    // Nobody reads those of a build: servers do not map stack traces, as code that is not minified needs no map. They
    // were more than half of its bytes, and took a fourteenth of its processor time.
    turbopackSourceMaps: isDevelopment,
  },
  serverExternalPackages: [
    'pg',
    'undici',
    'graphile-worker',
    'pino',
    // It reads its fonts from its own package folder.
    'pdfkit',
    '@prisma/client',
    '@prisma/adapter-pg',
    'ioredis',
    'rate-limiter-flexible',
    // Together they were a third of the code bundled into nearly every call, and a sixteenth of the build time.
    'next-auth',
    '@fastify/busboy',
    'lru-cache',
    // Its messages in fifty languages would be bundled into every page and call.
    'zod',
  ],
};

export default config;
