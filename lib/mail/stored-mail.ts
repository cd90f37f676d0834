/** An email as shown by /dev/mail. */
export interface StoredMail {
  id: string;
  to: string;
  subject: string;
  /** ISO moment */
  sentAt: string;
  text: string;
  html: string;
}
