/** The first and the last byte of a part of a file. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The part of a file of `size` bytes that a `Range` header asks for (RFC 9110): 'all' without one that is understood,
 * or with several; 'unsatisfiable' where the file has none of it.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'all' | 'unsatisfiable' {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [from = '', to = ''] = asked?.slice(1) ?? [];
  if (from === '' && to === '') return 'all';
  const isEnd = from === '';
  const first = isEnd ? Math.max(size - Number(to), 0) : Number(from);
  const last = isEnd || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (!isEnd && to !== '' && Number(to) < first) return 'all';
  return first < size ? { first, last } : 'unsatisfiable';
}
