import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { formulaSegments } from '../../domain/formulaText';

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
      {formulaSegments(text).map((segment, index) =>
        segment.kind === 'words' ? (
          <span key={index}>{segment.text}</span>
        ) : (
          <Suspense key={index} fallback={<Source text={segment.text} />}>
            <Typeset source={segment.text} block={segment.kind === 'block'} />
          </Suspense>
        ),
      )}
    </chakra.span>
  );
}

/** A formula's source in its own type. */
const Source = ({ text }: FormulaTextProps) => (
  <chakra.code fontFamily="mono" fontSize="0.93em">
    {text}
  </chakra.code>
);
