import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { scoreOf, type SubjectiveGrading } from '../../domain/grading';
import {
  type readyGradings,
  selectIsRemoving,
  selectRemoved,
} from '../../machines/grading/readyGradings';
import type { ActorProps } from '../parts/actorProps';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { useToldName } from '../parts/useToldName';

/** The marks and their sum in one line: '35 + 36 + 18 = 89'. */
const sumOf = (grading: SubjectiveGrading) =>
  `${[grading.central_material, grading.language, grading.structure].join(' + ')} = ${String(scoreOf(grading))}`;

/** Before a grading that came second is removed: one's own beside the other's. */
export function RemoveReady({ actor }: ActorProps<typeof readyGradings>) {
  const { t } = useTranslation('grading');
  const told = useToldName();
  const row = useSelector(actor, selectRemoved);
  const isRemoving = useSelector(actor, selectIsRemoving);
  const line = (key: string, { comment, ...grading }: SubjectiveGrading, name = '') =>
    t(comment === '' ? key : `${key}Comment`, {
      ...{ name, comment },
      sum: sumOf({ ...grading, comment }),
    });
  const lines =
    row === null
      ? []
      : [
          line('ready.mine', row.grading),
          row.theirs === null
            ? t('ready.theirsUnknown', { name: told(row.rival?.by ?? '') })
            : line('ready.theirs', row.theirs, told(row.rival?.by ?? '')),
        ];
  return (
    <ConfirmDialog
      open={row !== null}
      title={t('ready.removal', { name: told(row?.student ?? '') })}
      consequences={lines}
      verb={t('ready.removeVerb')}
      busy={isRemoving}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
      onCancel={() => actor.send({ type: 'removal.cancelled' })}
    />
  );
}
