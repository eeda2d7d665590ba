import { avatarTints } from './theme/avatarTints';

interface AvatarProps {
  readonly name: string;
}

/** The first letter or character of the name, whole even where it takes two code units. */
export const initial = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '';

/** The same name has the same tint, today and on every page. */
export const tint = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) %
  avatarTints.length;

/** A person's sign. It says nothing aloud, since the name stands beside it. */
export function Avatar({ name }: AvatarProps) {
  return (
    <span className={`avatar avatar-${tint(name)}`} aria-hidden>
      {initial(name)}
    </span>
  );
}
