import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const List = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 },
});

/** What is known of something, as a list. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <List>{children}</List>;
}

/** A line of a fact that has several. */
export const Line = chakra('span', { base: { display: 'block', textStyle: 'small' } });

/** One thing that is known. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <chakra.dt textStyle="small" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </div>
  );
}

/** What the chart itself calls something. */
export function Code({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.code fontFamily="mono" textStyle="small" color="fg.muted" overflowWrap="anywhere">
      {children}
    </chakra.code>
  );
}
