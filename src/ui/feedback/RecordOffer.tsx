import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Download, List } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { SessionRecord } from '../../domain/sessionRecord';
import {
  type recordOffer,
  selectIsAttached,
  selectIsListed,
  selectRecord,
} from '../../machines/feedback/recordOffer';
import { Button } from '../parts/Button';
import { Checkbox } from '../parts/Checkbox';
import { SkeletonRows } from '../parts/SkeletonRows';

/** Shows what a record holds, line by line. */
export type RecordView = ComponentType<{ readonly record: SessionRecord }>;

interface RecordOfferProps {
  readonly actor: ActorRefFrom<typeof recordOffer>;
  readonly isBusy: boolean;
  readonly recordView: RecordView;
}

/** What the portal did last: to be looked at, kept as a file, and sent along if the person wants. */
export function RecordOffer({ actor, isBusy, recordView: RecordedMoves }: RecordOfferProps) {
  const { t } = useTranslation('feedback');
  const record = useSelector(actor, selectRecord);
  const isAttached = useSelector(actor, selectIsAttached);
  const isListed = useSelector(actor, selectIsListed);
  if (record === null) return null;
  return (
    <chakra.section
      aria-label={t('record.title')}
      px={4}
      py={3}
      borderWidth="1px"
      borderRadius="control"
    >
      <Checkbox
        name="record"
        checked={isAttached}
        disabled={isBusy}
        onChange={(checked) => actor.send({ type: checked ? 'record.attached' : 'record.left' })}
      >
        {t('record.attach', { count: record.moves.length })}
      </Checkbox>
      <chakra.p textStyle="small" color="fg.muted" maxWidth="line" mb={3}>
        {t('record.why')}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap={2}>
        <Button
          size="small"
          icon={List}
          aria-expanded={isListed}
          onClick={() => actor.send({ type: 'list.toggled' })}
        >
          {t(isListed ? 'record.hide' : 'record.show')}
        </Button>
        <Button size="small" icon={Download} onClick={() => actor.send({ type: 'file.requested' })}>
          {t('record.save')}
        </Button>
      </chakra.div>
      {isListed ? (
        <Suspense fallback={<SkeletonRows count={4} />}>
          <RecordedMoves record={record} />
        </Suspense>
      ) : null}
    </chakra.section>
  );
}
