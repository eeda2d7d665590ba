import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { OptionalMark, RequiredMark } from './FieldMark';

interface LegendProps {
  readonly optional?: boolean | undefined;
  /** Whether the group cannot say by `aria-required` that it must be filled in. */
  readonly spoken?: boolean | undefined;
  readonly children: ReactNode;
}

/** What a group of boxes or radio buttons is called, with the mark of a field. */
export function Legend({ optional = false, spoken, children }: LegendProps) {
  return (
    <chakra.legend mb={1} fontWeight="medium">
      {children}
      {optional ? <OptionalMark /> : <RequiredMark spoken={spoken} />}
    </chakra.legend>
  );
}
