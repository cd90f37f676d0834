/** What a page needs to offer the switch for notifications. */
export interface PushSetUp {
  /** The public key of the site's key pair. */
  publicKey: string;
  /** SHA-256, in hexadecimal, of the addresses of browsers in which they are on: an address is a secret. */
  devices: readonly string[];
}
