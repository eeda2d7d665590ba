import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { SentFeedbackRow, sentFeedbackRows } from '../../machines/feedback/sentFeedbackRows';
import { selectFilters } from '../../machines/parts/collection/selectors';
import { List } from '../parts/collection/List';
import { columnsOf, moment, text, word } from '../parts/columns';
import { TypeFilter } from './TypeFilter';

interface SentTableProps {
  readonly actor: ActorRefFrom<typeof sentFeedbackRows>;
  readonly onOpen: (feedbackId: number) => void;
}

/** The text opens it, in one line however long it is. */
const Opener = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    overflow: 'hidden',
    color: 'brand.fg',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
});

const words = {
  label: 'headquarters.sent',
  nothing: 'sent.nothing',
  failed: 'sent.failed',
};

const sentColumns = (onOpen: (feedbackId: number) => void) =>
  columnsOf<SentFeedbackRow>(
    'feedback',
    [
      text('content', ({ content }) => content, {
        cell: ({ feedback_id, content }) => (
          <Opener type="button" onClick={() => onOpen(feedback_id)}>
            {content}
          </Opener>
        ),
      }),
      word('type', ({ type }) => type, { width: 34 }),
      moment('sent', ({ created_at }) => created_at),
    ],
    'field',
  );

/** What was sent to headquarters, the latest first; one of them opens with a press. */
export function SentTable({ actor, onOpen }: SentTableProps) {
  const { type } = useSelector(actor, selectFilters);
  const columns = useMemo(() => sentColumns(onOpen), [onOpen]);
  const filter = (
    <TypeFilter
      type={type ?? null}
      onChoose={(chosen) =>
        actor.send(
          chosen === null
            ? { type: 'filter.removed', name: 'type' }
            : { type: 'filters.changed', filters: { type: chosen } },
        )
      }
    />
  );
  return <List actor={actor} columns={columns} words={words} filters={filter} />;
}
