/** Whether two chosen files are the same one: a file that is chosen again is another object with the same marks. */
export function isSameFile(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!(one instanceof File) || !(other instanceof File)) return false;
  return (
    one.name === other.name &&
    one.size === other.size &&
    one.type === other.type &&
    one.lastModified === other.lastModified
  );
}
