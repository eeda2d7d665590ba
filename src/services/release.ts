/**
 * Whether the server still has the release that this page runs, by the script that its page names. Rejects where
 * the server cannot be reached.
 */
export async function findRelease(signal: AbortSignal): Promise<{ isSame: boolean }> {
  const answer = await fetch('/index.html', { cache: 'no-store', credentials: 'omit', signal });
  if (!answer.ok) throw new Error(`the server answered with status ${String(answer.status)}`);
  const page = await answer.text();
  const own = document.querySelector('body script[type=module], head script[type=module]');
  return { isSame: page.includes(`"${own?.getAttribute('src') ?? ''}"`) };
}
