/**
 * In JavaScript: a machine that runs a build has no compiler, and needs none.
 * @type {import('next').NextConfig}
 */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Machines that built the same answer for each other; without a name Next makes one up.
  generateBuildId: () => process.env.BUILD_ID || null,
  poweredByHeader: false,
  // The front compresses, so that every answer is treated alike.
  compress: false,
  reactStrictMode: true,
  // Of development alone: the links of guests are secrets there too.
  logging: { incomingRequests: { ignore: [/^\/verblijf\//, /^\/api\/stays\//] } },
  // Photos come in their sizes already; what Next would make of them stays in a cache of its own, also once they are gone.
  images: { unoptimized: true },
  // Types are checked by `npm run check`; a build does not repeat it.
  // One file further: Next would write the folder of every build into tsconfig.json itself.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'tsconfig.build.json' },
  experimental: {
    // Every page and call in memory from the start would be a third of what a web server holds; most are asked for rarely.
    preloadEntriesOnStart: false,
    // What a server runs need not be small: minified it takes a sixth more processor time for a page.
    serverMinification: false,
    // Every build lies in a folder of its own, so none would read what another kept: it took a quarter of a build's time.
    turbopackFileSystemCacheForBuild: false,
  },
  serverExternalPackages: [
    'pg',
    'undici',
    'graphile-worker',
    'pino',
    // It reads its fonts from beside itself.
    'pdfkit',
    '@prisma/client',
    '@prisma/adapter-pg',
    'ioredis',
    'rate-limiter-flexible',
    // Together they were a third of what is copied for nearly every call, and a sixteenth of a build's time.
    'next-auth',
    '@fastify/busboy',
    'lru-cache',
    // Its texts in fifty languages would stand in the files of every page and call.
    'zod',
  ],
};

export default config;
