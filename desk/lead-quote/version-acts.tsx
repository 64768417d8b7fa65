import { useLeadPage } from "#desk/lead/lead-context.ts";
import { useRootData } from "#desk/use-root-data.ts";
import { addDays } from "#domain/delivery/delivery-date.ts";
import { quoteLimits } from "#domain/quote/quote-draft.ts";
import { type ListedVersion, paymentWishes } from "#domain/quote/quote-view.ts";
import { statusAfter, type VersionAction } from "#domain/quote/version-state.ts";
import { shopTime } from "#domain/shop-calendar.ts";
import { facts } from "#shop/facts.ts";
import { SelectField, TextArea, TextField } from "#ui/field.tsx";
import { copy } from "./copy.ts";
import { FoldedForm } from "./folded-form.tsx";

interface VersionActsProps {
  version: ListedVersion;
  isNewest: boolean;
}

/** What can still be done with a version. */
export function VersionActs({ version, isNewest }: VersionActsProps) {
  const isOwner = useRootData()?.member?.role === "owner";
  const { number, status } = version;
  const may = (action: VersionAction) => statusAfter(action, status) !== undefined;
  return (
    <div className="no-print flex flex-wrap gap-x-6">
      {may("accept") ? <RecordYes version={number} /> : null}
      {may("extend") && isNewest ? <Extend version={version} /> : null}
      {may("withdraw") ? <FoldedForm action="withdraw" version={number} /> : null}
      {isNewest ? <FoldedForm action="new_link" version={number} /> : null}
      {may("take_back") && isOwner ? (
        <FoldedForm action="take_back" version={number}>
          {(problems) => (
            <TextArea
              name="reason"
              label={copy.fields.reason}
              errors={problems.reason}
              className="w-full"
            />
          )}
        </FoldedForm>
      ) : null}
    </div>
  );
}

function Extend({ version: { number, offer } }: { version: ListedVersion }) {
  const { now } = useLeadPage();
  const today = shopTime(facts.timeZone, now).date;
  return (
    <FoldedForm action="extend" version={number}>
      {(problems) => (
        <TextField
          name="goodUntil"
          type="date"
          label={copy.fields.goodUntil}
          min={today}
          max={addDays(today, quoteLimits.daysAhead)}
          defaultValue={offer.goodUntil}
          errors={problems.goodUntil}
        />
      )}
    </FoldedForm>
  );
}

/** For a shopper who said yes on the phone or in the shop. */
function RecordYes({ version }: { version: number }) {
  const { lead } = useLeadPage();
  const { fields, wishes } = copy;
  return (
    <FoldedForm action="record_yes" version={version}>
      {(problems) => (
        <>
          <TextField
            name="name"
            type="text"
            label={fields.name}
            autoComplete="off"
            defaultValue={lead.name}
            errors={problems.name}
            className="w-full"
          />
          <SelectField name="how" label={fields.how} errors={problems.how} className="w-full">
            {Object.entries(fields.ways).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField
            name="payment"
            label={fields.payment}
            defaultValue="unsure"
            errors={problems.payment}
            className="w-full"
          >
            {paymentWishes.map((wish) => (
              <option key={wish} value={wish}>
                {wishes[wish]}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </FoldedForm>
  );
}
