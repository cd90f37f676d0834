/** The size of a page. */
import zlib from 'node:zlib';
import { browserHeaders, get } from '@/tools/bench/latency';

/** Bytes. */
export interface PageWeight {
  /** As sent to a browser, compressed with Brotli. */
  brotli: number;
  html: number;
  /** The part of the HTML that is data for React: the inline scripts that contain it. */
  reactData: number;
}

const inlineScript = /<script(?:\s[^>]*)?>([^<]*(?:<(?!\/script)[^<]*)*)<\/script>/g;

export function reactDataOf(html: string): number {
  const codes = [...html.matchAll(inlineScript)].map(([, code = '']) => code);
  const handsOver = codes.filter((code) => /^\(?self\.__next_f\b/.test(code));
  return handsOver.reduce((sum, code) => sum + Buffer.byteLength(code), 0);
}

/** @throws Error if the page was not returned, or not with Brotli compression */
export async function weigh(url: string): Promise<PageWeight> {
  const { status, headers, body } = await get(url, browserHeaders);
  if (status !== 200 || headers['content-encoding'] !== 'br')
    throw new Error(`${url} answered ${status} as ${headers['content-encoding'] ?? 'plain text'}`);
  const html = zlib.brotliDecompressSync(body);
  return { brotli: body.length, html: html.length, reactData: reactDataOf(html.toString('utf8')) };
}

/** The maximum of each figure. */
export function heaviest(weights: readonly PageWeight[]): PageWeight {
  const most = (of: (weight: PageWeight) => number) => Math.max(...weights.map(of));
  return {
    brotli: most(({ brotli }) => brotli),
    html: most(({ html }) => html),
    reactData: most((w) => w.reactData),
  };
}
