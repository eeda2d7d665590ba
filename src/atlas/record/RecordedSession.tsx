import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/parts/Button';
import { FollowSelected } from '../../ui/parts/FollowSelected';
import { IconButton } from '../../ui/parts/IconButton';
import { Status } from '../../ui/parts/Status';
import type { PanelProps } from '../panels';
import { disagreements } from './findings';
import { MoveLine } from './MoveLine';
import { selectPosition, type Judged, type RecordActor } from './recordPlay';

interface RecordedSessionProps extends PanelProps {
  readonly actor: RecordActor;
  readonly judged: Judged;
}

/** The moves of a record one after the other, with what the charts say of them. */
export function RecordedSession({ actor, judged, ...props }: RecordedSessionProps) {
  const { t } = useTranslation('atlas');
  const position = useSelector(actor, selectPosition);
  const { record, findings } = judged;
  const last = record.moves.length - 1;
  const wrong = findings.filter((finding) => disagreements.includes(finding)).length;
  const go = (to: number) => actor.send({ type: 'move.chosen', position: to });
  return (
    <>
      <chakra.div mb={2} role="status">
        <Status kind={wrong === 0 ? 'good' : 'act'}>
          {wrong === 0 ? t('record.agrees') : t('record.disagrees', { count: wrong })}
        </Status>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={1} mb={2}>
        <IconButton
          icon={ChevronLeft}
          label={t('record.previous')}
          disabled={position === 0}
          onClick={() => go(position - 1)}
        />
        <IconButton
          icon={ChevronRight}
          label={t('record.next')}
          disabled={position === last}
          onClick={() => go(position + 1)}
        />
        <chakra.span fontVariantNumeric="tabular-nums" color="fg.muted" mx={2}>
          {t('record.move', { move: position + 1, count: last + 1 })}
        </chakra.span>
        {wrong === 0 ? null : (
          <Button
            size="small"
            icon={TriangleAlert}
            onClick={() => actor.send({ type: 'disagreement.requested' })}
          >
            {t('record.nextWrong')}
          </Button>
        )}
      </chakra.div>
      <FollowSelected selectedId={String(position)}>
        <chakra.ol>
          {record.moves.map((move, index) => (
            <MoveLine
              key={index}
              move={move}
              finding={findings[index] ?? 'agrees'}
              isCurrent={index === position}
              onChoice={() => go(index)}
              {...props}
            />
          ))}
        </chakra.ol>
      </FollowSelected>
    </>
  );
}
