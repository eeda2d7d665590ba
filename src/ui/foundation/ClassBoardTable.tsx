import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type BoardRow, boardSorts } from '../../domain/boards';
import type { classBoardRows } from '../../machines/foundation/classBoardRows';
import { selectRows, selectSort } from '../../machines/parts/collection/selectors';
import { Icon } from '../parts/Icon';

type Rows = ActorRefFrom<typeof classBoardRows>;
type Figure = (typeof boardSorts)[number];

interface ClassBoardTableProps {
  readonly actor: Rows;
  readonly title: string;
}

const Board = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textStyle: 'wall',
    '& th, & td': { py: 0.5, px: 3, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& th:nth-of-type(2), & tbody th': { textAlign: 'start', fontWeight: 'medium' },
    '& thead th': { textStyle: 'wallSmall', color: 'fg.muted', fontWeight: 'normal' },
    '& tbody tr': { borderTopWidth: '1px' },
  },
});

/** The students of a board, large enough for the last row of a classroom. */
export function ClassBoardTable({ actor, title }: ClassBoardTableProps) {
  const { t } = useTranslation(['foundation', 'parts']);
  const rows = useSelector(actor, selectRows<BoardRow>);
  const number = (value: number) => t('parts:number', { value });
  const written: Record<Figure, (row: BoardRow) => string> = {
    points: ({ points }) => number(points),
    heat: ({ heat }) => number(heat),
    gain: ({ gain }) => `${gain > 0 ? '+' : ''}${number(gain)}`,
  };
  return (
    <Board aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t('board.column.rank')}</th>
          <th scope="col">{t('board.column.student')}</th>
          {boardSorts.map((figure) => (
            <FigureHead key={figure} actor={actor} figure={figure} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.student_id}>
            <td data-column="rank">{row.rank}</td>
            <th scope="row">{row.name}</th>
            {boardSorts.map((figure) => (
              <td key={figure} data-column={figure}>
                {written[figure](row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Board>
  );
}

/** The head of a figure: a press puts the highest first. */
function FigureHead({ actor, figure }: { readonly actor: Rows; readonly figure: Figure }) {
  const { t } = useTranslation('foundation');
  const sort = useSelector(actor, selectSort);
  const sorted = sort?.column === figure ? sort : null;
  const direction = sorted?.descending === true ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={sorted === null ? undefined : direction}>
      <chakra.button
        type="button"
        display="inline-flex"
        alignItems="center"
        gap={1}
        cursor="pointer"
        onClick={() => actor.send({ type: 'sort.chosen', column: figure })}
      >
        {t(`board.column.${figure}`)}
        {sorted === null ? null : <Icon of={sorted.descending ? ArrowDown : ArrowUp} />}
      </chakra.button>
    </th>
  );
}
