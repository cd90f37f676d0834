import { describe, expect, it } from 'vitest';
import { readWrk } from '@/tools/bench/wrk';

const output = (p99: string, trouble = '') => `Running 2s test @ http://127.0.0.1:9911/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    12.18ms   20.08ms 238.57ms   95.63%
    Req/Sec     1.86k   762.19     2.95k    65.00%
  Latency Distribution
     50%    8.35ms
     75%   14.54ms
     90%   23.11ms
     99%  ${p99}
  3710 requests in 2.00s, 72.30MB read
${trouble}Requests/sec:   1853.56
Transfer/sec:     36.12MB
`;

describe('the output of wrk', () => {
  it.each([
    ['121.42ms', 121.42],
    ['812.00us', 0.812],
    ['1.50s', 1500],
  ])('is parsed with a p99 of %s', (printed, p99) => {
    expect(readWrk(output(printed))).toEqual({ requests: 3710, seconds: 2, p99 });
  });

  it.each(['  Non-2xx or 3xx responses: 12\n', '  Socket errors: connect 0, read 0, write 0, timeout 3\n'])(
    'is rejected with%s',
    (trouble) => {
      expect(() => readWrk(output('1.00ms', trouble))).toThrow(trouble.trim());
    },
  );
});
