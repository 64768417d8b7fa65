/** A field people never meet: only programs fill it in. */
export function Honeypot() {
  return (
    <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
      <label>
        Company website (leave this empty)
        <input name="company_website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
