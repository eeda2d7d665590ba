/** What file systems take no name with, and what would hide a file at its beginning. */
const forbidden = /[\\/:*?"<>|\p{Cc}]+/gu;
const hiding = /^[\s.]+/;
const longestName = 80;
const takenOverAfter = 60_000;

/** A name for a file from what people wrote: without what file systems refuse. */
export function fileName(text: string, ending: string): string {
  const sound = text.replaceAll(forbidden, ' ').replace(hiding, '');
  return `${[...sound].slice(0, longestName).join('').trim()}.${ending}`;
}

/** Hands a file to the person, as a download of the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the content only after the click.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, takenOverAfter);
}
