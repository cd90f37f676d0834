import { describe, expect, it } from 'vitest';
import { isPushEndpoint, MAX_ENDPOINT } from '@/lib/push/endpoint';

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ:APA91b-x_y',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d%3d',
  ])('may be %s', (address) => expect(isPushEndpoint(address)).toBe(true));

  it.each([
    ['no address', 'fcm.googleapis.com/x'],
    ['no address at all', ''],
    ['http', 'http://fcm.googleapis.com/x'],
    ['another scheme', 'file:///etc/passwd'],
    ['a script', 'javascript:alert(1)'],
    ['another port', 'https://fcm.googleapis.com:8443/x'],
    ['credentials', 'https://user:pass@fcm.googleapis.com/x'],
    ['a user', 'https://fcm.googleapis.com@10.0.0.1/x'],
    ['a fragment', 'https://fcm.googleapis.com/x#y'],
    ['the machine itself', 'https://localhost/x'],
    ['the machine itself, by a full stop', 'https://localhost./x'],
    ['a name for the machine itself', 'https://db.localhost/x'],
    ['a name inside', 'https://metadata.google.internal/x'],
    ['a name without a domain', 'https://postgres/x'],
    ['a printer', 'https://printer.local/x'],
    ['an address inside', 'https://10.0.0.1/x'],
    ['an address of the machine', 'https://127.0.0.1/x'],
    ['the same in one number', 'https://2130706433/x'],
    ['the same in hexadecimal', 'https://0x7f.1/x'],
    ['an address of a cloud', 'https://169.254.169.254/latest/meta-data'],
    ['a public address', 'https://93.184.216.34/x'],
    ['an IPv6 address', 'https://[::1]/x'],
    ['an IPv4 address within IPv6', 'https://[::ffff:10.0.0.1]/x'],
    ['spaces', ' https://fcm.googleapis.com/x'],
    ['a line break', 'https://fcm.googleapis.com/x\nHost: a'],
    ['other letters', 'https://fcm。googleapis.com/x'],
    ['more than fits', `https://fcm.googleapis.com/${'x'.repeat(MAX_ENDPOINT)}`],
  ])('is not %s', (_what, address) => expect(isPushEndpoint(address)).toBe(false));
});
