import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sentFeedbackRows } from '../../machines/feedback/sentFeedbackRows';
import { selectFilters } from '../../machines/parts/collection/selectors';
import { CollectionExport } from '../parts/collection/CollectionExport';
import { List } from '../parts/collection/List';
import { sentColumns } from './sentColumns';
import { TypeFilter } from './TypeFilter';

interface SentTableProps {
  readonly actor: ActorRefFrom<typeof sentFeedbackRows>;
  readonly onOpen: (feedbackId: number) => void;
}

const words = {
  label: 'headquarters.sent',
  nothing: 'sent.nothing',
  failed: 'sent.failed',
};

/** What was sent to headquarters, the latest first; one of them opens with a press. */
export function SentTable({ actor, onOpen }: SentTableProps) {
  const { type } = useSelector(actor, selectFilters);
  const columns = useMemo(() => sentColumns(onOpen), [onOpen]);
  const filter = (
    <HStack justify="space-between" align="end" mb={3}>
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
      <CollectionExport actor={actor} />
    </HStack>
  );
  return <List actor={actor} columns={columns} words={words} filters={filter} />;
}
