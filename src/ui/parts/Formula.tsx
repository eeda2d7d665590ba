import { Box } from '@chakra-ui/react';
import { type TextBlock, textBlocks } from '../../domain/tableText';
import { FormulaText } from './FormulaText';
import { Picture } from './Picture';
import { TextTable } from './TextTable';

interface FormulaProps {
  /** Words with formulas between dollars, and Markdown's tables and pictures between them; not within a paragraph's element. */
  readonly text: string;
}

/** Text with its formulas typeset, its tables drawn and its pictures shown. */
export function Formula({ text }: FormulaProps) {
  return textBlocks(text).map((block, at) => <Block key={at} of={block} />);
}

function Block({ of }: { readonly of: TextBlock }) {
  switch (of.kind) {
    case 'table':
      return <TextTable of={of} />;
    case 'picture':
      return (
        <Box my={2} breakInside="avoid">
          <Picture src={of.source} alt={of.alt} />
        </Box>
      );
    default:
      return <FormulaText text={of.text} />;
  }
}
