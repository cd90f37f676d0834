/**
 * A software passkey: real keys, real signatures, the same bytes as from a device without attestation. The server
 * verifies it like any other.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

/** A CBOR header: the major type and a length or number below 65,536. */
function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  if (value < 256) return Buffer.from([type | 24, value]);
  return Buffer.from([type | 25, value >> 8, value & 255]);
}

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [encode(key), encode(item)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** The site a page claims to be, for a passkey lured to another site. */
interface Place {
  origin?: string;
  rpId?: string;
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

export class Authenticator {
  readonly id = randomBytes(32);
  counter = 0;
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    // COSE: an ES256 key on the curve P-256.
    this.#publicKey = encode(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  #clientData(type: string, challenge: string, { origin = 'http://localhost:3000' }: Place): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authData(flag: number, { rpId = 'localhost' }: Place): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), counter]);
  }

  #credential<T>(response: T) {
    const id = toText(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  /** The browser's response when creating a passkey. */
  create(challenge: string, place: Place = {}) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const { present, verified, attested } = flags;
    const authData = Buffer.concat([
      this.#authData(present | verified | attested, place),
      Buffer.alloc(16),
      length,
      this.id,
      this.#publicKey,
    ]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#credential({
      clientDataJSON: toText(this.#clientData('webauthn.create', challenge, place)),
      attestationObject: toText(encode(attestation)),
      transports: ['internal'],
    });
  }

  /** The browser's response when using it; each use increments the counter. */
  use(challenge: string, place: Place = {}) {
    this.counter += 1;
    const authenticatorData = this.#authData(flags.present | flags.verified, place);
    const clientData = this.#clientData('webauthn.get', challenge, place);
    const signature = sign(
      'sha256',
      Buffer.concat([authenticatorData, sha256(clientData)]),
      this.#privateKey,
    );
    return this.#credential({
      clientDataJSON: toText(clientData),
      authenticatorData: toText(authenticatorData),
      signature: toText(signature),
    });
  }
}
