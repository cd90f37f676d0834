/** The part of the service worker that shows notifications and opens their pages (docs/rules/push.md). */
import type { PushNote } from '@/lib/push/note';

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends WaitingEvent {
  data: { json(): unknown } | null;
}
interface ClickEvent extends WaitingEvent {
  notification: Notification;
}
interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
}
/** The parts of the worker's global scope that are used; its types cannot be combined with those of a page. */
interface PushScope {
  addEventListener(name: 'push', hear: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', hear: (event: ClickEvent) => void): void;
  clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
}

/** Only our server has the keys to make one that browsers accept, so its shape can be trusted. */
const readNote = (event: PushEvent) => event.data?.json() as PushNote | undefined;

async function openPage(scope: PushScope, path: unknown): Promise<void> {
  const { origin } = location;
  const url = new URL(typeof path === 'string' ? path : '/', origin);
  if (url.origin !== origin) return;
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((client) => client.url === url.href);
  await (there ? there.focus() : scope.clients.openWindow(url.href));
}

export function showNotifications(scope: PushScope): void {
  scope.addEventListener('push', (event) => {
    const note = readNote(event);
    if (!note) return;
    const { title, path, tag } = note;
    const options = { tag, data: path, lang: 'nl', icon: '/apple-touch-icon.png' };
    event.waitUntil(scope.registration.showNotification(title, options));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(scope, event.notification.data));
  });
}
