import * as copy from "#copy/ui.ts";

/**
 * A hidden field that only programs fill in. Its name and label mean nothing to browsers and
 * password managers, and its attributes make them skip it. A lead with the field filled in is still
 * stored.
 */
export function Honeypot() {
  return (
    <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
      <label>
        {copy.leaveBlank}
        <input
          name="leave_blank"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
