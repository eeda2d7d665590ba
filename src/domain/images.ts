/** What is wrong with each of some files by a rule, or null; `room` says for how many there is place. */
export function imageErrors<Image, Fault extends string>(
  files: readonly Image[],
  room: number,
  errorOf: (file: Image) => Fault | null,
): (Fault | 'tooMany' | null)[] {
  let left = room;
  return files.map((file) => {
    const error = errorOf(file);
    if (error !== null) return error;
    left -= 1;
    return left < 0 ? 'tooMany' : null;
  });
}
