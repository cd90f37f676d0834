/**
 * A stand-in for a national single digital entry point (Regulation (EU) 2024/1028) over HTTP: the published interface
 * as platforms see it, first and second version. It keeps everything in memory and nothing leaves this machine.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Api } from '@/tools/sdep-stand-in/api';
import type { Received } from '@/tools/sdep-stand-in/api';
import type { Area, AreaSeed } from '@/tools/sdep-stand-in/areas';
import { Clock } from '@/tools/sdep-stand-in/clock';
import { coastAreas } from '@/tools/sdep-stand-in/coast-areas';
import { answerControl } from '@/tools/sdep-stand-in/control';
import type { CallName, Fault } from '@/tools/sdep-stand-in/faults';
import { drawActivity, drawListing } from '@/tools/sdep-stand-in/records';
import type { Flag } from '@/tools/sdep-stand-in/records';
import { Screener } from '@/tools/sdep-stand-in/screener';
import { Tokens } from '@/tools/sdep-stand-in/tokens';
import type { ClientSeed } from '@/tools/sdep-stand-in/tokens';
import { World } from '@/tools/sdep-stand-in/world';

export interface SdepStandInOptions {
  /** The port on 127.0.0.1; a free one by default. */
  port?: number;
  /** If given, the clock stands still at this moment; by default it runs with the machine's. */
  now?: Date;
  /** Default: the municipalities of the coast. */
  areas?: readonly AreaSeed[];
  /** Default: one platform, `kustverblijf`, with the secret `geheim`. */
  clients?: readonly ClientSeed[];
  /** The `aud` of what a client signs: the hidden server's address, not this one's. */
  audience?: string;
  /** Whether the second version is there; default: yes. */
  hasV2?: boolean;
  /** Whether new listings are screened by themselves, as in the demo; by default a test does it. */
  screens?: boolean;
}

type ActivityRecord = ReturnType<typeof drawActivity>;
type ListingRecord = ReturnType<typeof drawListing>;

/** Everything a test can do besides calling the API; most of it also at `/_stand-in` (control.ts). */
export interface SdepStandIn {
  /** `http://127.0.0.1:PORT`: the part before `/api`. */
  origin: string;
  clientId: string;
  /** Of the first client; an empty text if it has none. */
  clientSecret: string;
  audience: string;
  clock: {
    now(): Date;
    /** Stops the clock at this moment. */
    set(to: Date): void;
    advance(milliseconds: number): void;
    /** How far the service's own clock is ahead of this one from now on. */
    skew(milliseconds: number): void;
  };
  /** Registers a new key of a client, and returns the private half. */
  newKey(clientId?: string): { kid: string; privateKey: string };
  dropKey(kid: string, clientId?: string): void;
  renameClient(name: string | null, clientId?: string): void;
  setRoles(roles: string[], clientId?: string): void;
  /** A token of the service with other claims; null leaves one out. */
  forgeToken(claims: Record<string, unknown>, clientId?: string): Promise<string>;
  /** Existing tokens are refused from now on. */
  rotateServiceKey(): void;
  /** Whether secrets are taken, and whether the authorization server answers. */
  setSignIn(how: { takesSecrets?: boolean | undefined; isUp?: boolean | undefined }): void;
  setV2(isThere: boolean): void;
  /** New areas, or new versions of areas. */
  publishAreas(...areas: AreaSeed[]): void;
  endArea(areaId: string): void;
  /** All versions, oldest first; `createdAt` in microseconds. */
  areaVersions(): readonly Area[];
  /** The newest version of each activity. */
  activities(): ActivityRecord[];
  /** Every version of one, oldest first. */
  activityVersions(activityId: string, clientId?: string): ActivityRecord[];
  listings(): ListingRecord[];
  listingVersions(listingId: string, clientId?: string): ListingRecord[];
  /** The screener's step: flags, or none for clear; again for a correction. */
  screen(listingId: string, flags: readonly Flag[], clientId?: string): void;
  /** A fault for the next calls. */
  fail(fault: Fault): void;
  clearFaults(): void;
  /** Runs once, between the arrival of the next such call and its work. */
  onCall(name: CallName, run: () => void): void;
  /** Every call, oldest first. */
  received(): readonly Received[];
  /** How many calls of each name. */
  counts(): Record<CallName, number>;
  /** Forgets the calls, not what they stored. */
  forgetCalls(): void;
  /** Back to the beginning: nothing sent, the first areas as new versions. */
  wipe(): void;
  close(): Promise<void>;
}

const defaultClient: ClientSeed = { id: 'kustverblijf', name: 'Kustverblijf', secret: 'geheim' };

const noCounts = (): Record<CallName, number> => ({
  token: 0,
  ping: 0,
  areas: 0,
  'area file': 0,
  activities: 0,
  listings: 0,
  flagged: 0,
  acknowledgements: 0,
});

/** Starts a stand-in; it is listening when the promise resolves. */
export async function startSdepStandIn(options: SdepStandInOptions = {}): Promise<SdepStandIn> {
  const clock = new Clock(options.now);
  const clients = options.clients ?? [defaultClient];
  const first = clients[0] ?? defaultClient;
  const audience = options.audience ?? 'https://login.sdep.example/realms/sdep/protocol/openid-connect/token';
  const world = new World(clock, options.areas ?? coastAreas());
  const tokens = new Tokens(clock, audience, clients);
  const api = new Api(world, tokens);
  api.hasV2 = options.hasV2 ?? true;
  const screener = new Screener(world);

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const sent = await text(req);
    if (req.url?.startsWith('/_stand-in/')) return answerControl(standIn, req, res, sent);
    if (options.screens) screener.screenPending();
    await api.answer(req, res, sent);
  }

  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      process.stderr.write(`the stand-in for SDEP: ${error instanceof Error ? error.stack : error}\n`);
      if (res.headersSent) res.destroy();
      else res.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  const standIn: SdepStandIn = {
    origin: `http://127.0.0.1:${port}`,
    clientId: first.id,
    clientSecret: first.secret ?? '',
    audience,
    clock: {
      now: () => new Date(clock.now() - clock.skew),
      set: (to) => clock.set(to),
      advance: (milliseconds) => clock.advance(milliseconds),
      skew: (milliseconds) => {
        clock.skew = milliseconds;
      },
    },
    newKey: (clientId = first.id) => tokens.newKey(clientId),
    dropKey: (kid, clientId = first.id) => void tokens.client(clientId).keys.delete(kid),
    renameClient: (name, clientId = first.id) => {
      tokens.client(clientId).name = name;
    },
    setRoles: (roles, clientId = first.id) => {
      tokens.client(clientId).roles = roles;
    },
    forgeToken: (claims, clientId = first.id) => tokens.tokenFor(tokens.client(clientId), claims),
    rotateServiceKey: () => tokens.rotate(),
    setSignIn: ({ takesSecrets = tokens.takesSecrets, isUp = tokens.isUp }) => {
      Object.assign(tokens, { takesSecrets, isUp });
    },
    setV2: (isThere) => {
      api.hasV2 = isThere;
    },
    publishAreas: (...areas) => world.areas.publish(areas),
    endArea: (areaId) => world.areas.end(areaId),
    areaVersions: () => world.areas.versions,
    activities: () => world.activities.current().map(drawActivity),
    activityVersions: (id, clientId = first.id) => world.activities.versions(clientId, id).map(drawActivity),
    listings: () => world.listings.current().map(drawListing),
    listingVersions: (id, clientId = first.id) => world.listings.versions(clientId, id).map(drawListing),
    screen: (id, flags, clientId = first.id) => world.screen(clientId, id, flags),
    fail: (fault) => api.faults.order(fault),
    clearFaults: () => api.faults.clear(),
    onCall: (name, run) => void api.awaited.set(name, run),
    received: () => api.received,
    counts: () => {
      const counts = noCounts();
      for (const { name } of api.received) if (name) counts[name] += 1;
      return counts;
    },
    forgetCalls: () => {
      api.received.length = 0;
    },
    wipe: () => world.wipe(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return standIn;
}
