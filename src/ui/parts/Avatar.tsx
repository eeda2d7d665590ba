import { chakra } from '@chakra-ui/react';

/** As many tints as people's avatars have. */
const tints = ['chart.1', 'chart.2', 'chart.3', 'chart.4', 'chart.5'] as const;

const Circle = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    boxSize: 6,
    borderRadius: 'full',
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'fg',
  },
});

/** The first letter or character of the name, whole even where it takes two code units. */
export const initial = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '';

/** The same name has the same tint, today and on every page. */
export const tint = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) %
  tints.length;

/** A person's sign. It says nothing aloud, since the name stands beside it. */
export function Avatar({ name }: { readonly name: string }) {
  return (
    <Circle bg={`${tints[tint(name)] ?? tints[0]}/16`} aria-hidden>
      {initial(name)}
    </Circle>
  );
}
