import { type ComponentProps, type ReactNode, useId } from "react";

interface FieldFrameProps {
  label: ReactNode;
  help?: ReactNode;
  /** Messages to show under the control; the first one is what a screen reader hears. */
  errors?: readonly string[];
  optional?: boolean;
  className?: string;
}

interface FieldIds {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Label above, help and errors below, tied together for assistive technology. */
function FieldFrame({
  label,
  help,
  errors,
  optional,
  className = "",
  id,
  children,
}: FieldFrameProps & { id?: string; children: (ids: FieldIds) => ReactNode }) {
  const generated = useId();
  const controlId = id ?? generated;
  const described = [help && `${controlId}-help`, errors?.length && `${controlId}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={className}>
      <label htmlFor={controlId} className="mb-1.5 block font-semibold">
        {label}
        {optional ? <span className="font-normal text-soft"> (optional)</span> : null}
      </label>
      {children({
        id: controlId,
        "aria-describedby": described || undefined,
        "aria-invalid": errors?.length ? true : undefined,
      })}
      {help ? (
        <p id={`${controlId}-help`} className="mt-1.5 text-[0.9375rem] text-soft">
          {help}
        </p>
      ) : null}
      {errors?.length ? (
        <p id={`${controlId}-error`} className="mt-1.5 font-medium text-clay">
          {errors.join(" ")}
        </p>
      ) : null}
    </div>
  );
}

export function TextField({
  label,
  help,
  errors,
  optional,
  className,
  id,
  ...input
}: FieldFrameProps & ComponentProps<"input">) {
  return (
    <FieldFrame {...{ label, help, errors, optional, className, id }}>
      {(ids) => <input className="input-box" {...input} {...ids} />}
    </FieldFrame>
  );
}

export function TextArea({
  label,
  help,
  errors,
  optional,
  className,
  id,
  ...textarea
}: FieldFrameProps & ComponentProps<"textarea">) {
  return (
    <FieldFrame {...{ label, help, errors, optional, className, id }}>
      {(ids) => <textarea rows={3} className="input-box resize-y" {...textarea} {...ids} />}
    </FieldFrame>
  );
}

export function SelectField({
  label,
  help,
  errors,
  optional,
  className,
  id,
  ...select
}: FieldFrameProps & ComponentProps<"select">) {
  return (
    <FieldFrame {...{ label, help, errors, optional, className, id }}>
      {(ids) => <select className="input-box" {...select} {...ids} />}
    </FieldFrame>
  );
}
