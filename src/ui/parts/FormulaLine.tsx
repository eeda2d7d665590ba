import { Formula } from './Formula';
import { Text } from './Text';
import { TextLink } from './TextLink';

interface FormulaLineProps {
  readonly text: string;
  /** Where it leads, if anywhere. */
  readonly to?: string | undefined;
}

/** A text with formulas in a cell, which has one line: what is too long is cut, and whole in its tooltip. */
export function FormulaLine({ text, to }: FormulaLineProps) {
  const line = <Formula text={text.replaceAll('\n', ' ')} />;
  return (
    <Text cut css={{ '& span': { whiteSpace: 'nowrap' } }} title={text}>
      {to === undefined ? line : <TextLink to={to}>{line}</TextLink>}
    </Text>
  );
}
