import { defineRecipe, Flex, Skeleton } from '@chakra-ui/react';

const barRecipe = defineRecipe({
  base: {
    display: 'block',
    height: 3,
    maxWidth: 'full',
    borderRadius: 'small',
    bg: 'bg.muted',
    animation: 'shimmer 1.6s ease-in-out infinite',
  },
});

interface SkeletonBarProps {
  readonly width: string | undefined;
  /** Whether the text will end where its column ends. */
  readonly atEnd?: boolean;
}

/** A bar where a line of text will stand. */
export function SkeletonBar({ width, atEnd = false }: SkeletonBarProps) {
  return (
    <Skeleton
      as="span"
      recipe={barRecipe}
      width={width}
      marginInlineStart={atEnd ? 'auto' : undefined}
    />
  );
}

const widths = ['62%', '48%', '70%', '54%', '40%'];

/** The width of the nth bar: uneven like text, and the same on every render. */
export const skeletonWidth = (index: number) => widths[index % widths.length];

/** Rows of the final height, so that nothing jumps when the data arrives. */
export function SkeletonRows({ count }: { readonly count: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Flex key={index} height="row" px={3} align="center" borderBottomWidth="1px">
          <SkeletonBar width={skeletonWidth(index)} />
        </Flex>
      ))}
    </div>
  );
}
