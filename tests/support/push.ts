/** Browsers that subscribe to notifications, and reading what is sent to them (RFC 8188, RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import type { RequestDetails } from 'web-push';
import type { PushNote } from '@/lib/push/note';

export interface Browser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** What was encrypted for it. */
  read: (details: RequestDetails) => PushNote;
}

const info = (text: string, ...more: Buffer[]) => Buffer.concat([Buffer.from(`${text}\0`), ...more]);
const derive = (key: Buffer, salt: Buffer, about: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, about, length));

function decrypt(body: Buffer, pair: ECDH, auth: Buffer): PushNote {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const shared = derive(
    pair.computeSecret(sender),
    auth,
    info('WebPush: info', pair.getPublicKey(), sender),
    32,
  );
  const key = derive(shared, salt, info('Content-Encoding: aes128gcm'), 16);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    key,
    derive(shared, salt, info('Content-Encoding: nonce'), 12),
  );
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // One record, which ends with its delimiter.
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushNote;
}

/** A browser with an address of its own at a push service. */
export function makeBrowser(
  endpoint = `https://push.example.com/${randomBytes(12).toString('hex')}`,
): Browser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read: ({ body }) => decrypt(body ?? Buffer.alloc(0), pair, auth),
  };
}

/** What a browser sends as its subscription. */
export const subscriptionOf = ({ endpoint, keys }: Browser) => ({ endpoint, expirationTime: null, keys });
