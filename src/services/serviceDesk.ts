import { isAllowedAddress } from './allowedAddresses';

/** Finds the page of the service desk; rejects where it does not answer, or may not be opened. */
export async function findServiceDesk(
  address: string,
  signal: AbortSignal,
): Promise<{ address: string }> {
  if (!isAllowedAddress(address)) throw new Error('the service desk is not on the list');
  const isOwn = new URL(address, window.location.origin).origin === window.location.origin;
  // Of another origin nothing is told but that it answers, which is all that is asked.
  const answer = await fetch(address, {
    mode: isOwn ? 'same-origin' : 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    signal,
    headers: { accept: 'text/html' },
  });
  if (isOwn && !answer.ok) throw new Error('the service desk is closed');
  return { address };
}
