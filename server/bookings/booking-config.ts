/** What emails and calendar entries about bookings need of the configuration. */
export interface BookingConfig {
  siteUrl: string;
  /** Signs the links to shoppers' own pages. */
  linkSecret: string;
  /** `MAIL_FROM`; without it the shop's own address sends, and organizes the calendar entries. */
  mailFrom?: string | undefined;
  /** Where the CRM hears of changes; without it there is no CRM. */
  crmWebhookUrl?: string | undefined;
}
