/** What the portal can show of a file, by the end of its name; office files open by themselves [ROUTE-007]. */
const kinds = {
  image: ['png', 'jpg', 'jpeg', 'gif', 'bmp', 'webp', 'svg'],
  video: ['mp4', 'webm', 'ogv', 'mov', 'm4v'],
  audio: ['mp3', 'wav', 'ogg', 'm4a'],
  text: ['txt', 'md', 'csv', 'log'],
  page: ['pdf'],
  office: ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'rtf', 'wps', 'et', 'dps'],
} as const;

type Shown = keyof typeof kinds;
export type FileKind = Shown | 'other';

const isShown = (name: string): name is Shown => name in kinds;
const shown: readonly Shown[] = Object.keys(kinds).filter(isShown);

/** The kind of a file, by its name or address; what stands behind `?` or `#` says nothing of it. */
export function fileKind(name: string): FileKind {
  const [, ending = ''] = /\.(\w+)$/.exec(name.replace(/[?#].*$/, '').toLowerCase()) ?? [];
  return shown.find((kind) => kinds[kind].some((known) => known === ending)) ?? 'other';
}

/** What a file at an address is called. */
export function fileNameOf(address: string): string {
  const name =
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
