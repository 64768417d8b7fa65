/** Columns of a lead whose change staff should see at once. */
const shownColumns =
  "record, state, assigned_to, lead_version, changed_at, answered_at, answer_due_at, lost_reason";

/**
 * Statements for the triggers that give leads stored by the previous version their state, and that
 * count every change to leads and histories, which processes follow (decision 011).
 */
export function leadTriggers(isPostgres: boolean): string[] {
  return isPostgres
    ? [...stateOnPostgres, countOnPostgres, ...events.map(postgresTrigger)]
    : [stateOnSqlite, ...events.map(sqliteTrigger)];
}

/** Only the previous version stores a lead without this time. */
const isFromBefore = "new.changed_at is null";

const stateOf = `case
  when new.answered_at is not null or (new.kind = 'financing' and new.contact_name = '') then 'done'
  when new.kind = 'booking' then 'accepted' else new.state end`;

const setState = `update leads set changed_at = new.submitted_at, state = ${stateOf}
  where id = new.id;`;

const stateOnSqlite = `create trigger leads_state_insert after insert on leads when ${isFromBefore}
  begin ${setState} end`;

const stateOnPostgres = [
  `create function leads_state_insert() returns trigger language plpgsql as $state$
    begin ${setState} return null; end $state$`,
  `create trigger leads_state_insert after insert on leads for each row
    when (${isFromBefore}) execute function leads_state_insert()`,
];

/** What is counted: the trigger's name, and the event on a table. */
const events = [
  ["changes_leads_insert", "insert on leads"],
  ["changes_leads_update", `update of ${shownColumns} on leads`],
  ["changes_leads_delete", "delete on leads"],
  ["changes_history_insert", "insert on lead_history"],
] as const;

type Event = readonly [name: string, event: string];

/** Changes of quotes that staff should see at once; others change their lead too. */
const quoteEvents = [
  ["changes_quotes_insert", "insert on quotes"],
  ["changes_quotes_update", "update of writer_id, booking_lead_id on quotes"],
  ["changes_quotes_opened", "update of opened_at on quote_versions"],
] as const;

/** Statements for the triggers that count those in with changes to leads. */
export function quoteTriggers(isPostgres: boolean): string[] {
  return quoteEvents.map(isPostgres ? postgresTrigger : sqliteTrigger);
}

function sqliteTrigger([name, event]: Event): string {
  return `create trigger ${name} after ${event} begin
    insert into row_counts (name, slot, count) values ('changes:leads', 0, 1)
    on conflict (name, slot) do update set count = count + 1;
  end`;
}

/** Each connection has a row of its own, so that concurrent transactions hardly ever wait. */
const countOnPostgres = `create function changes_leads() returns trigger language plpgsql as $count$
  begin
    insert into row_counts (name, slot, count) values ('changes:leads', pg_backend_pid() % 64, 1)
    on conflict (name, slot) do update set count = row_counts.count + excluded.count;
    return null;
  end $count$`;

function postgresTrigger([name, event]: Event): string {
  return `create trigger ${name} after ${event} for each statement
    execute function changes_leads()`;
}
