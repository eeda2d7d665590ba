import { chakra } from '@chakra-ui/react';

/** A bar where a line of text will stand. */
export const SkeletonBar = chakra('span', {
  base: {
    display: 'block',
    height: 3,
    maxWidth: 'full',
    borderRadius: 'small',
    bg: 'bg.muted',
    animation: 'shimmer 1.6s ease-in-out infinite',
  },
});

const widths = ['62%', '48%', '70%', '54%', '40%'];

/** The width of the nth bar: uneven like text, and the same on every render. */
export const skeletonWidth = (index: number) => widths[index % widths.length];

interface SkeletonRowsProps {
  readonly count: number;
}

/** Rows of the final height, so that nothing jumps when the data arrives. */
export function SkeletonRows({ count }: SkeletonRowsProps) {
  return (
    <chakra.div aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <chakra.div
          key={index}
          height="row"
          px={3}
          display="flex"
          alignItems="center"
          borderBottomWidth="1px"
        >
          <SkeletonBar width={skeletonWidth(index)} />
        </chakra.div>
      ))}
    </chakra.div>
  );
}
