import { chakra } from '@chakra-ui/react';
import type { TextBlock } from '../../domain/tableText';
import { FormulaText } from './FormulaText';

const Table = chakra('table', {
  base: {
    my: 2,
    maxWidth: 'full',
    whiteSpace: 'normal',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    breakInside: 'avoid',
    '& :is(th, td)': { borderWidth: '1px', px: 3, py: 1, verticalAlign: 'top' },
    '& th': { bg: 'bg.subtle', fontWeight: 'semibold' },
  },
});

interface TextTableProps {
  readonly of: Extract<TextBlock, { kind: 'table' }>;
}

/** A table of a text, with the formulas of its cells typeset. */
export function TextTable({ of: { head, rows, aligns } }: TextTableProps) {
  const align = (column: number) => aligns[column] ?? 'start';
  return (
    <Table>
      <thead>
        <tr>
          {head.map((cell, column) => (
            <chakra.th key={column} scope="col" textAlign={align(column)}>
              <FormulaText text={cell} />
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <chakra.td key={column} textAlign={align(column)}>
                <FormulaText text={cell} />
              </chakra.td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
