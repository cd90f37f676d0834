import { createServer, request, Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { drain } from './graceful-stop';

async function slowServer() {
  const running: (() => void)[] = [];
  const server = createServer((req, res) => {
    res.write('half ');
    const finish = () => res.end('whole');
    if (req.url === '/slow') running.push(finish);
    else finish();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port, running };
}

function get(port: number, path: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent }, (res) => {
      let text = '';
      res.on('data', (chunk) => (text += chunk));
      res.on('end', () => resolve(text));
      res.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

describe('drain', () => {
  it('lets a running request finish, takes no new one, and does not wait for keep-alive', async () => {
    const { server, port, running } = await slowServer();
    const agent = new Agent({ keepAlive: true });
    await get(port, '/quick', agent);
    const slow = get(port, '/slow', agent);
    await expect.poll(() => running.length).toBe(1);
    let stopped = false;
    const stop = drain(server).then(() => (stopped = true));
    await expect(get(port, '/quick', new Agent())).rejects.toThrow('ECONNREFUSED');
    expect(stopped).toBe(false);
    running[0]?.();
    expect(await slow).toBe('half whole');
    await stop;
    expect(stopped).toBe(true);
    agent.destroy();
  });

  it('ends at once when nothing runs', async () => {
    const { server, port } = await slowServer();
    const agent = new Agent({ keepAlive: true });
    await get(port, '/quick', agent);
    await drain(server);
    agent.destroy();
    expect(server.listening).toBe(false);
  });
});
