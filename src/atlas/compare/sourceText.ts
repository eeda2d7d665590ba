/** A value as text that changes when it does: functions by their source and what they carry. */
export function sourceText(value: unknown): string {
  if (typeof value === 'function') return `${value.toString()} ${propertiesText(value)}`;
  if (Array.isArray(value)) return `[${value.map(sourceText).join()}]`;
  if (typeof value === 'object' && value !== null) return propertiesText(value);
  return value === undefined ? '' : JSON.stringify(value);
}

function propertiesText(value: object): string {
  return `{${Object.entries(value)
    .map(([key, part]) => `${key}:${sourceText(part)}`)
    .join()}}`;
}
