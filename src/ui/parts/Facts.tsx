import { createSlotRecipeContext, defineSlotRecipe, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const recipe = defineSlotRecipe({
  slots: ['root', 'item', 'name', 'value'],
  base: {
    item: { minWidth: 0 },
    name: { color: 'fg.muted' },
    value: { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    layout: {
      /** Beside each other, each value under its name. */
      row: {
        root: { display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2 },
        name: { textStyle: 'small' },
      },
      /** Under each other, each value under its name. */
      column: { root: { display: 'grid', gap: 3 }, name: { textStyle: 'small' } },
      /** Under each other, each value beside its name; on a telephone under it. */
      table: {
        root: {
          ...{ display: 'grid', columnGap: 4, rowGap: 2 },
          gridTemplateColumns: { base: '1fr', sm: 'auto 1fr' },
        },
        item: { display: { base: 'block', sm: 'contents' } },
      },
    },
  },
  defaultVariants: { layout: 'row' },
});

const { withProvider, withContext } = createSlotRecipeContext({ recipe });

interface FactsProps extends HTMLChakraProps<'dl'> {
  readonly layout?: 'row' | 'column' | 'table';
}

/** What is known of a thing: a list of `Fact`s. */
export const Facts = withProvider<HTMLDListElement, FactsProps>('dl', 'root');

const Item = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'item');
const Name = withContext<HTMLElement, HTMLChakraProps<'dt'>>('dt', 'name');
const Value = withContext<HTMLElement, HTMLChakraProps<'dd'>>('dd', 'value');

interface FactProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
  /** On paper only: on the screen the frame says it. */
  readonly printed?: boolean | undefined;
}

const onPaper = { display: 'none', _print: { display: 'block' } } as const;

/** A name and its value; nothing where the value is null or empty. */
export function Fact({ name, children, printed }: FactProps) {
  if (children === null || children === '') return null;
  return (
    <Item css={printed ? onPaper : undefined}>
      <Name>{name}</Name>
      <Value>{children}</Value>
    </Item>
  );
}
