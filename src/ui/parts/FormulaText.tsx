import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { formulaSegments, keptTogether } from '../../domain/formulaText';

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
      {keptTogether(formulaSegments(text)).map(({ kind, text: source, before, after }, index) => {
        if (kind === 'words') return <span key={index}>{source}</span>;
        const formula = (
          <Suspense key={index} fallback={<Source text={source} />}>
            <Typeset source={source} block={kind === 'block'} />
          </Suspense>
        );
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
      })}
    </chakra.span>
  );
}

/** A formula's source in its own type. */
const Source = ({ text }: FormulaTextProps) => (
  <chakra.code fontFamily="mono" fontSize="0.93em">
    {text}
  </chakra.code>
);
