import { textBlocks } from '../../domain/tableText';
import { FormulaText } from './FormulaText';
import { TextTable } from './TextTable';

interface FormulaProps {
  /** Words with formulas between dollars, and Markdown's tables between them; not within a paragraph's element. */
  readonly text: string;
}

/** Text with its formulas typeset and its tables drawn. */
export function Formula({ text }: FormulaProps) {
  return textBlocks(text).map((block, at) =>
    block.kind === 'table' ? (
      <TextTable key={at} of={block} />
    ) : (
      <FormulaText key={at} text={block.text} />
    ),
  );
}
