/**
 * Whether an address that came from outside (an answer, a query) may be opened: http or https, and of the
 * portal's own origin or one on its list. Compared as origins, since prefixes let `//elsewhere` through.
 */
export function isAllowedAddress(
  address: string,
  allowedOrigins: readonly string[],
  own: string = window.location.origin,
): boolean {
  if (!URL.canParse(address, own)) return false;
  const url = new URL(address, own);
  if (!['http:', 'https:'].includes(url.protocol)) return false;
  return url.origin === own || allowedOrigins.includes(url.origin);
}
