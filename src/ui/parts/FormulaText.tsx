import { chakra } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { formulaSegments, keptTogether, widthOf } from '../../domain/formulaText';

/** KaTeX and its fonts come with the first formula. */
const Typeset = lazy(() => import('./Typeset').then((module) => ({ default: module.Typeset })));

interface FormulaTextProps {
  /** Words with formulas between dollars: 'Solve $x^2 = 4$'. */
  readonly text: string;
}

/** Text with its formulas typeset; until they are, and where they are broken, their source. */
export function FormulaText({ text }: FormulaTextProps) {
  return (
    <chakra.span whiteSpace="pre-line" css={{ '& > span': { overflowWrap: 'anywhere' } }}>
      {keptTogether(formulaSegments(text)).map(
        ({ kind, text: source, isWide, before, after }, index) => {
          if (kind === 'words') return <span key={index}>{source}</span>;
          const formula = (
            <Suspense key={index} fallback={<Source text={source} />}>
              <Typeset source={source} block={kind === 'block'} />
            </Suspense>
          );
          if (isWide && after !== '') return <Stopped key={index} by={after} of={formula} />;
          // A browser breaks a line beside what is inline but no text, whatever sign stands there.
          return before + after === '' ? (
            formula
          ) : (
            <chakra.span key={index} whiteSpace="nowrap">
              {before}
              {formula}
              {after}
            </chakra.span>
          );
        },
      )}
    </chakra.span>
  );
}

interface StoppedProps {
  readonly of: ReactNode;
  readonly by: string;
}

/**
 * A formula of several lines and the stop behind it: that lies in room which the formula has left for it, and takes
 * none of its own, so that it fits wherever the formula ends.
 */
function Stopped({ of, by }: StoppedProps) {
  const room = `${String(widthOf(by) / 2)}em`;
  return (
    <>
      <chakra.span paddingInlineEnd={room}>{of}</chakra.span>
      <chakra.span display="inline-block" width={room} marginInlineStart={`-${room}`}>
        {by}
      </chakra.span>
    </>
  );
}

/** A formula's source in its own type. */
const Source = ({ text }: FormulaTextProps) => (
  <chakra.code fontFamily="mono" fontSize="0.93em">
    {text}
  </chakra.code>
);
