const takenOverAfter = 60_000;

/** Has the browser keep a file, as a download does. */
export function save(name: string, content: Blob): void {
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
