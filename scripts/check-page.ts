/**
 * Part of a build: renders a page that reads nothing from the database, and fails if the renderer does not write the
 * tags that the page cache looks for.
 */
import process from 'node:process';
import next from 'next';
import { route } from '@/lib/paths';
import { capturePage } from '@/server/front/page-cache/capture';
import { missingTags } from '@/server/front/page-cache/markup';

const app = next({ dev: false });
await app.prepare();
const handle = app.getRequestHandler();
const answer = await capturePage(handle, route('about'), 'localhost', { requestId: 'build' });
const { status, html, nonce } = answer;
const missing = status === 200 ? missingTags(html, nonce) : [`an answer other than ${status}`];
if (missing.length > 0) process.stderr.write(`A rendered page lacks: ${missing.join(', ')}.\n`);
process.exit(missing.length > 0 ? 1 : 0);
