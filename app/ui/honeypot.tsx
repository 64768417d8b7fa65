/**
 * A field people never meet: programs fill it in. Its name and label mean nothing to browsers and
 * password managers, which are asked to pass it by; a lead that has it filled is taken all the same.
 */
export function Honeypot() {
  return (
    <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
      <label>
        Leave this blank
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
