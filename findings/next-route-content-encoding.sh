#!/usr/bin/env bash
# Next.js 16.4.5 sends a body that a route handler has compressed itself, but leaves out its Content-Encoding (and its
# Content-Length): a browser gets compressed bytes without being told so. Other headers pass. The platform's Response
# keeps all three, and according to RFC 9110 (8.4) the field describes the bytes that are sent.
# Leans on it: docs/rules/api.md#the-description-of-the-calls
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm pkg set type=module
npm install --silent --no-audit --no-fund --save-exact next@16.4.5 react@19.3.1 react-dom@19.3.1
mkdir -p app/text
cat >app/layout.js <<'JS'
export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
JS
cat >app/text/route.js <<'JS'
import { gzipSync } from 'node:zlib';

export const dynamic = 'force-dynamic';
export function GET() {
  const body = gzipSync('a text '.repeat(100));
  const headers = { 'content-type': 'text/plain', 'content-encoding': 'gzip', 'x-other': 'passes' };
  return new Response(body, { headers });
}
JS
export NEXT_TELEMETRY_DISABLED=1
node_modules/.bin/next build >build.log 2>&1 || { cat build.log; exit 1; }
node_modules/.bin/next start --hostname 127.0.0.1 --port 0 >start.log 2>&1 &
server=$!
for _ in $(seq 60); do
  origin=$(grep -oE 'http://(127\.0\.0\.1|localhost):[0-9]+' start.log | head -1 || true)
  [ -n "$origin" ] && break
  sleep 0.5
done
cat >ask.mjs <<'JS'
import http from 'node:http';
import fs from 'node:fs';
import { gunzipSync } from 'node:zlib';

const { version } = JSON.parse(fs.readFileSync('node_modules/next/package.json', 'utf8'));
const ask = (attempt = 0) =>
  http
    .get(`${process.argv[2]}/text`, { headers: { 'accept-encoding': 'gzip' } }, async (answer) => {
      const pieces = [];
      for await (const piece of answer) pieces.push(piece);
      const body = Buffer.concat(pieces);
      const isGzip = body[0] === 0x1f && body[1] === 0x8b && gunzipSync(body).toString().startsWith('a text');
      const { 'content-encoding': encoding = 'none', 'x-other': other } = answer.headers;
      console.log(`Next.js ${version}, status ${answer.statusCode}`);
      console.log(`body: ${isGzip ? 'gzip, as the handler made it' : 'not gzip'}`);
      console.log(`Content-Encoding: ${encoding}; X-Other: ${other}`);
      process.exit(isGzip && encoding === 'none' && other === 'passes' ? 0 : 1);
    })
    .on('error', (error) => {
      if (attempt > 40) throw error;
      setTimeout(() => ask(attempt + 1), 250);
    });
ask();
JS
node ask.mjs "$origin"
