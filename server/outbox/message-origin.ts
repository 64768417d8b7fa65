/** What a message is about, as logs and grouped emails name it; contains nothing a shopper typed. */
export interface MessageOrigin {
  reference: string;
  kind: string;
  /** ISO 8601, UTC. */
  submittedAt: string;
}

/** Finds the origins of messages by `leadId`. Those erased meanwhile are missing. */
export type FindOrigins = (leadIds: readonly string[]) => Promise<Map<string, MessageOrigin>>;

/** Adds to each message its origin; leaves out messages whose lead was erased meanwhile. */
export async function withOrigins<Message extends { leadId: string }>(
  messages: readonly Message[],
  findOrigins: FindOrigins,
): Promise<(Message & MessageOrigin)[]> {
  if (messages.length === 0) return [];
  const origins = await findOrigins([...new Set(messages.map(({ leadId }) => leadId))]);
  return messages.flatMap((message) => {
    const origin = origins.get(message.leadId);
    return origin ? [{ ...message, ...origin }] : [];
  });
}
