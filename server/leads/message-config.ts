/** The settings that a lead's messages need. */
export interface MessageConfig {
  siteUrl: string;
  /** Signs the private links to bookings. */
  linkSecret: string;
  /**
   * `MAIL_FROM`; if it isn't set, the shop's own address sends emails and organizes calendar
   * entries.
   */
  mailFrom?: string | undefined;
  crmWebhookUrl?: string | undefined;
}
