/** The settings that booking emails and calendar entries need. */
export interface BookingConfig {
  siteUrl: string;
  /** Signs the private links to bookings. */
  linkSecret: string;
  /**
   * `MAIL_FROM`; if it isn't set, the shop's own address sends emails and organizes calendar
   * entries.
   */
  mailFrom?: string | undefined;
  /** Where the CRM receives changes; undefined if there is no CRM. */
  crmWebhookUrl?: string | undefined;
}
