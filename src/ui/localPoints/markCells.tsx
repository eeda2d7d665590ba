import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { isDifferent, markOf } from '../../domain/localMarking';
import type { DegreeName, LocalPoint } from '../../domain/localPoints';
import {
  type localMarking,
  selectIsSubmitting,
  selectMarks,
} from '../../machines/localPoints/localMarking';
import { Checkbox } from '../parts/Checkbox';
import { IconButton } from '../parts/IconButton';
import { Status } from '../parts/Status';
import { DegreeSelect } from './DegreeSelect';

const signs = { staged: 'waiting', different: 'watch', same: 'none' } as const;

interface CellProps {
  readonly actor: ActorRefFrom<typeof localMarking>;
  readonly point: LocalPoint;
}

function useMark({ actor, point }: CellProps) {
  const marks = useSelector(actor, selectMarks);
  const isBusy = useSelector(actor, selectIsSubmitting);
  const isStaged = marks.some(({ point_id }) => point_id === point.point_id);
  return { mark: markOf(point, marks), isStaged, isBusy, isOther: isDifferent(point, marks) };
}

/** Whether a point is examined at the campus. */
export function ExaminedCell({ actor, point }: CellProps) {
  const { t } = useTranslation('localPoints');
  const { mark, isBusy } = useMark({ actor, point });
  return (
    <Checkbox
      checked={mark.is_examined}
      disabled={isBusy}
      onChange={(is_examined) =>
        actor.send({ type: 'points.marked', points: [point], change: { is_examined } })
      }
    >
      {t(`isExamined.${String(mark.is_examined)}`)}
    </Checkbox>
  );
}

/** How often a point is examined at the campus, or how hard it is there. */
export function DegreeCell({ actor, point, name }: CellProps & { readonly name: DegreeName }) {
  const { t } = useTranslation('localPoints');
  const { mark, isBusy } = useMark({ actor, point });
  return (
    <DegreeSelect
      label={t(`of.${name}`, { name: point.name })}
      value={mark[name]}
      disabled={isBusy || !mark.is_examined}
      onChange={(degree) =>
        actor.send({ type: 'points.marked', points: [point], change: { [name]: degree } })
      }
    />
  );
}
/** How a point stands to headquarters' version, and the way back to it, which is submitted with the others. */
export function StandingCell({ actor, point }: CellProps) {
  const { t } = useTranslation('localPoints');
  const { isStaged, isOther, isBusy } = useMark({ actor, point });
  const standing = isStaged ? 'staged' : isOther ? 'different' : 'same';
  return (
    <HStack gap={2} justify="space-between">
      <Status kind={signs[standing]}>{t(`standing.${standing}`)}</Status>
      {isOther ? (
        <IconButton
          size="small"
          icon={Undo2}
          disabled={isBusy}
          label={t('revertOf', { name: point.name })}
          onClick={() => actor.send({ type: 'points.reverted', points: [point] })}
        />
      ) : null}
    </HStack>
  );
}
