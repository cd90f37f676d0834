/** A letter as /dev/mail shows it. */
export interface StoredMail {
  id: string;
  to: string;
  subject: string;
  /** ISO moment */
  sentAt: string;
  text: string;
  html: string;
}
