/** More of a text nobody reads in a preview, in bytes. */
const most = 1024 * 1024;

/** The text of a file, in UTF-8; of a long one its beginning. Rejects where it cannot be fetched. */
export async function readText(address: string): Promise<{ text: string }> {
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${String(answer.status)} for a file`);
  const bytes = await answer.blob();
  return { text: await bytes.slice(0, most).text() };
}
