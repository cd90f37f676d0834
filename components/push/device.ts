/** Notifications in this browser: whether they can be shown, and subscribing (docs/rules/push.md#the-switch). */
import { workerPath } from '@/lib/offline/names';

/** 'install': an iPhone or iPad shows them only for a site on the home screen. */
export type DeviceState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on';

const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad identifies itself as a Mac.
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

/** The browser's subscription, or null. */
export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * What the switch shows.
 * @param devices hashes of the addresses that the server has
 */
export async function findDeviceState(devices: readonly string[]): Promise<DeviceState> {
  if (!isSupported()) return isApplePhone() && !isInstalled() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  if (Notification.permission !== 'granted') return 'off';
  const subscription = await findSubscription();
  return subscription && devices.includes(await hashOf(subscription.endpoint)) ? 'on' : 'off';
}

const isSameKey = (key: ArrayBuffer | null, other: Uint8Array) => {
  const bytes = new Uint8Array(key ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, place) => byte === other[place]);
};

/** Subscribes with the site's key, unless the browser has already; null if the user refuses. */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(workerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytesOf(publicKey);
  const known = await pushManager.getSubscription();
  if (known && isSameKey(known.options.applicationServerKey, key)) return known;
  // With another key the browser would refuse.
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
