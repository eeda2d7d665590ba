import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { headquartersTypes } from '../../domain/feedback';
import type { SentFeedbackRow, sentFeedbackRows } from '../../machines/feedback/sentFeedbackRows';
import { selectFilters } from '../../machines/parts/collection/selectors';
import { List } from '../parts/collection/List';
import { columnsOf, moment, text, word } from '../parts/columns';
import { Select } from '../parts/Select';

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
  const { t } = useTranslation('feedback');
  const { type } = useSelector(actor, selectFilters);
  const columns = useMemo(() => sentColumns(onOpen), [onOpen]);
  const filter = (
    <chakra.div maxWidth="12rem" mb={3}>
      <Select
        label={t('field.type')}
        value={type ?? ''}
        options={['', ...headquartersTypes].map((value) => ({
          value,
          label: t(value === '' ? 'sent.all' : `type.${value}`),
        }))}
        onChange={(value) => {
          const chosen = headquartersTypes.find((known) => known === value);
          actor.send(
            chosen === undefined
              ? { type: 'filter.removed', name: 'type' }
              : { type: 'filters.changed', filters: { type: chosen } },
          );
        }}
      />
    </chakra.div>
  );
  return <List actor={actor} columns={columns} words={words} filters={filter} />;
}
