import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type LevelDirection,
  levelDirections,
  levelReasonLength,
  levelRefusal,
} from '../../domain/lessons';
import {
  type levelChange,
  selectDraft,
  selectIsSaving,
  selectMayChange,
  selectRefusal,
  selectValues,
  selectStudentId,
} from '../../machines/lessons/levelChange';
import type { LevelInfo } from '../../machines/lessons/levelChange.setup';
import type { NamedStudent } from '../../domain/students';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { FreezeNotice } from '../parts/foundation/FreezeNotice';
import { useFrozenWhy } from '../parts/foundation/useFrozenWhy';
import { errorOf } from '../../machines/parts/form/selectors';
import { BoundForm } from '../parts/form/BoundForm';
import { TextAreaField } from '../parts/form/TextAreaField';
import { RadioGroup } from '../parts/RadioGroup';
import { StudentCell } from '../parts/StudentCell';
import { LevelEvidenceTable } from './LevelEvidenceTable';

interface LevelDialogProps {
  readonly actor: ActorRefFrom<typeof levelChange>;
  readonly info: LevelInfo;
  readonly student: NamedStudent;
}

const words = 'lessons:level';

/** The decision at a level's end: keep it, decide later, or move by a level with a reason. */
export function LevelDialog({ actor, info, student }: LevelDialogProps) {
  const { t } = useTranslation('lessons');
  const { direction } = useSelector(actor, selectValues);
  const studentId = useSelector(actor, selectStudentId);
  const refusal = useSelector(actor, selectRefusal);
  const missing = useSelector(actor, errorOf('direction'));
  const draft = useSelector(actor, selectDraft);
  const busy = useSelector(actor, selectIsSaving);
  const mayChange = useSelector(actor, selectMayChange);
  const frozenWhy = useFrozenWhy(info.freezes, 'levelChange');
  const id = useId();
  const { level, course_name: course } = info;
  const title = t('level.title', { course, level });
  const defer = () => actor.send({ type: 'decision.deferred' });
  const chosenWrong = refusal === null ? undefined : t(`level.refused.${refusal}`, { level });
  const wrong = missing === undefined ? chosenWrong : t('level.error.direction');
  const labelOf = (way: LevelDirection) => {
    const bound = levelRefusal(info, way);
    const next = way === 'up' ? level + 1 : level - 1;
    return bound === null ? t(`level.way.${way}`, { next }) : t(`level.at.${bound}`, { level });
  };
  return (
    <Dialog
      open
      size="lg"
      title={title}
      onClose={busy ? undefined : defer}
      actions={
        <>
          <Button disabled={busy} onClick={defer}>
            {t('level.later')}
          </Button>
          <Button disabled={busy} onClick={() => actor.send({ type: 'level.kept' })}>
            {t('level.keep', { level })}
          </Button>
          <Button
            {...{ kind: 'primary', type: 'submit', form: id, busy }}
            disabled={!mayChange}
            reason={frozenWhy}
          >
            {t(`level.verb.${direction ?? 'none'}`)}
          </Button>
        </>
      }
    >
      <StudentCell student={student} />
      <FreezeNotice freezes={info.freezes} of="levelChange" student={studentId} />
      <LevelEvidenceTable info={info} />
      <BoundForm
        {...{ actor, words, id, busy, draft }}
        label={title}
        change={(_, value) => {
          if (typeof value === 'string') actor.send({ type: 'reason.changed', reason: value });
        }}
        onSubmit={() => actor.send({ type: 'change.submitted' })}
      >
        <RadioGroup
          label={t('level.direction')}
          reason={t('level.effect')}
          error={wrong}
          value={direction ?? ''}
          options={levelDirections.map((way) => ({
            value: way,
            label: labelOf(way),
            impossible: levelRefusal(info, way) !== null,
            disabled: busy,
          }))}
          onChange={(value) => {
            const chosen = levelDirections.find((way) => way === value);
            if (chosen !== undefined) actor.send({ type: 'direction.chosen', direction: chosen });
          }}
        />
        <TextAreaField name="reason" rows={3} maximum={levelReasonLength} disabled={busy} />
      </BoundForm>
    </Dialog>
  );
}
