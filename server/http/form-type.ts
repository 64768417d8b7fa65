/** Whether a body of this type is a posted form. */
export function isForm(contentType: string | undefined): boolean {
  return /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(contentType ?? "");
}

/** Whether a form of this type may contain a file; only those may be large. */
export function isMultipart(contentType: string): boolean {
  return /^multipart\//i.test(contentType);
}
