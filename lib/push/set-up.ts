/** What a page needs to offer the switch. */
export interface PushSetUp {
  /** Of the site's pair of keys. */
  publicKey: string;
  /** SHA-256 of the addresses of the browsers in which it is on, in hexadecimal: an address is a secret. */
  devices: readonly string[];
}
