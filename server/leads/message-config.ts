/** What the deliveries a lead causes need of the configuration. */
export interface MessageConfig {
  siteUrl: string;
  /** Signs the links to shoppers' own pages. */
  linkSecret: string;
  /** `MAIL_FROM`; without it the shop's own address sends, and organizes the calendar entries. */
  mailFrom?: string | undefined;
  crmWebhookUrl?: string | undefined;
}
