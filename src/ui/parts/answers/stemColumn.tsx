import { Flex } from '@chakra-ui/react';
import { text } from '../columns';
import type { ColumnKind } from '../columns/types';
import { FormulaLine } from '../FormulaLine';
import { DeletedMark } from './DeletedMark';

interface Asked {
  readonly stem: string;
  readonly is_deleted: boolean;
}

/** What a question asks, leading to its page; one that was deleted says so, in a file too. */
export const stemColumn = <Row extends Asked>(
  to: (row: Row) => string,
  options: { readonly width?: number } = {},
): ColumnKind<Row> =>
  text(
    'stem',
    ({ stem, is_deleted: gone }, { t }) => (gone ? t('answers:deleted.line', { stem }) : stem),
    {
      ...options,
      cell: (row) =>
        row.is_deleted ? (
          <Flex
            gap={2}
            align="center"
            css={{ '& > *': { flex: 'none' }, '& > a': { flex: 'auto', minWidth: 0 } }}
          >
            <DeletedMark />
            <FormulaLine text={row.stem} to={to(row)} />
          </Flex>
        ) : (
          <FormulaLine text={row.stem} to={to(row)} />
        ),
    },
  );
