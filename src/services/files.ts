/** More of a text nobody reads in a preview, in bytes. */
const most = 1024 * 1024;

/** The text of some bytes: in UTF-8, or else in GB18030, as Chinese Windows writes it. */
function textOf(bytes: ArrayBuffer, isCut: boolean): string {
  try {
    // The last character of a part may be cut in two.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return new TextDecoder('gb18030').decode(bytes, { stream: isCut });
  }
}

/** The text of a file; of a long one its beginning. Rejects where it cannot be fetched. */
export async function readText(address: string): Promise<{ text: string; isCut: boolean }> {
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${String(answer.status)} for a file`);
  const bytes = await answer.blob();
  const isCut = bytes.size > most;
  return { text: textOf(await bytes.slice(0, most).arrayBuffer(), isCut), isCut };
}
