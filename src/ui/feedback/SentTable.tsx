import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { headquartersTypes } from '../../domain/feedback';
import {
  sentPageSize,
  type SentFeedbackRow,
  type sentFeedbackRows,
} from '../../machines/feedback/sentFeedbackRows';
import { selectFilters } from '../../machines/parts/collection/selectors';
import { CollectionTable } from '../parts/collection/CollectionTable';
import type { Column } from '../parts/DataTable/columns';
import { type Dates, useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
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

const rowId = ({ feedback_id }: SentFeedbackRow) => feedback_id;
const rowName = ({ content }: SentFeedbackRow) => content;

function sentColumns(
  t: TFunction<'feedback'>,
  { moment }: Dates,
  onOpen: (feedbackId: number) => void,
): readonly Column<SentFeedbackRow>[] {
  return [
    {
      id: 'content',
      head: t('field.content'),
      cell: ({ feedback_id, content }) => (
        <Opener type="button" onClick={() => onOpen(feedback_id)}>
          {content}
        </Opener>
      ),
    },
    { id: 'type', head: t('field.type'), width: 34, cell: ({ type }) => t(`type.${type}`) },
    {
      id: 'sent',
      head: t('field.sent'),
      width: 44,
      cell: ({ created_at }) => <span className="figures">{moment(created_at)}</span>,
    },
  ];
}

/** What was sent to headquarters, the latest first; one of them opens with a press. */
export function SentTable({ actor, onOpen }: SentTableProps) {
  const { t } = useTranslation('feedback');
  const dates = useDates();
  const { type } = useSelector(actor, selectFilters);
  const columns = useMemo(() => sentColumns(t, dates, onOpen), [t, dates, onOpen]);
  return (
    <>
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
      <CollectionTable
        actor={actor}
        label={t('headquarters.sent')}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        filterWords={type === undefined ? '' : t(`type.${type}`)}
        failed={t('sent.failed')}
        pageSizes={[sentPageSize]}
        nothing={<NothingYet title={t('sent.nothing')}>{t('sent.nothingText')}</NothingYet>}
      />
    </>
  );
}
