import { Formula } from './Formula';
import { Text } from './Text';
import { TextLink } from './TextLink';

interface FormulaLineProps {
  readonly text: string;
  /** Where it leads, if anywhere. */
  readonly to?: string | undefined;
}

/** Clipped, not hidden: what is cut can't be scrolled into sight, and leave its beginning out of it. */
const line = {
  ...{ display: 'block', overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  css: { '& span': { whiteSpace: 'nowrap' } },
} as const;

/** A text with formulas in a cell, which has one line: what is too long is cut, and whole in its tooltip. */
export function FormulaLine({ text, to }: FormulaLineProps) {
  const formula = <Formula text={text.replaceAll('\n', ' ')} />;
  return to === undefined ? (
    <Text {...line} title={text}>
      {formula}
    </Text>
  ) : (
    <TextLink {...line} to={to} title={text}>
      {formula}
    </TextLink>
  );
}
