import type { ReceivedWebhook } from "#tests/support/webhook-receiver.ts";

/** Under which ids something was received, by what it says and by the lead it is about. */
export type Heard = Map<string, Map<string, Set<unknown>>>;

/** The ids under which the CRM heard of each stage of each lead, in the order it heard of them. */
export function stagesIn(received: readonly ReceivedWebhook[]): Heard {
  const heard: Heard = new Map();
  for (const { body, headers } of received) {
    const { reference, pipeline_stage } = JSON.parse(body);
    note(heard, { reference, what: pipeline_stage, id: headers["webhook-id"] });
  }
  return heard;
}

export function note(
  heard: Heard,
  { reference, what, id }: { reference: string; what: string; id: unknown },
): void {
  const ofLead = heard.get(reference) ?? new Map<string, Set<unknown>>();
  heard.set(reference, ofLead);
  ofLead.set(what, (ofLead.get(what) ?? new Set()).add(id));
}

/** How many things were heard under more than one id. */
export function countRepeated(heard: Heard): number {
  return [...heard.values()].flatMap((whats) => [...whats.values()]).filter((ids) => ids.size > 1)
    .length;
}
