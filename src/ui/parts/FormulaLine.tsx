import { cutText, formulaSegments, plainText } from '../../domain/formulaText';
import { textLine } from '../../domain/tableText';
import { FormulaText } from './FormulaText';
import { Text } from './Text';
import { TextLink } from './TextLink';

interface FormulaLineProps {
  readonly text: string;
  /** Where it leads, if anywhere. */
  readonly to?: string | undefined;
}

/** Clipped, not hidden: what is cut can't be scrolled into sight, and leave its beginning out of it. */
const line = {
  ...{ display: 'block', overflow: 'clip', whiteSpace: 'nowrap' },
  css: { '& span': { whiteSpace: 'nowrap' } },
} as const;

/** Its last letters, where it reaches the end. */
const fading = 'linear-gradient(to right, black calc(100% - 2rem), transparent)';

/** As wide as the widest column shows it, in Latin letters. */
const widest = 120;

/** A text with formulas in a cell, which has one line: what is too long is cut, and whole in its tooltip. */
export function FormulaLine({ text, to }: FormulaLineProps) {
  const written = textLine(text);
  const formula = <FormulaText text={cutText(written, widest)} />;
  const hasFormula = formulaSegments(written).some(({ kind }) => kind !== 'words');
  const textOverflow = hasFormula ? 'clip' : 'ellipsis';
  const look = { ...line, title: plainText(text), textOverflow };
  // An ellipsis hides a formula that does not fit and leaves its raised and lowered pieces: it fades instead. The
  // frame of the focus, around it, does not.
  const shown = hasFormula ? (
    <Text display="block" maskImage={fading}>
      {formula}
    </Text>
  ) : (
    formula
  );
  return to === undefined ? (
    <Text {...look}>{shown}</Text>
  ) : (
    <TextLink {...look} to={to}>
      {shown}
    </TextLink>
  );
}
