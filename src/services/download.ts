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

/** Hands texts, one behind the other, to the person as a file of the browser's downloads. */
export function download(name: string, text: BlobPart | BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob([text].flat(), { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the text only after the click.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, takenOverAfter);
}
