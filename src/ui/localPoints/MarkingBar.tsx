import { Grid, HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { fixedCount, type MarkChange } from '../../domain/localMarking';
import { degreeNames, type LocalPoint } from '../../domain/localPoints';
import {
  type localMarking,
  selectFailure,
  selectIsSubmitting,
  selectMarks,
  selectPicked,
} from '../../machines/localPoints/localMarking';
import { Button } from '../parts/Button';
import { FormFailure } from '../parts/FormFailure';
import { Text } from '../parts/Text';
import { DegreeSelect } from './DegreeSelect';

interface MarkingBarProps {
  readonly actor: ActorRefFrom<typeof localMarking>;
  /** All that are in sight. */
  readonly points: readonly LocalPoint[];
}

/** What can be said of the ticked points at once, and what is done with all that was said. */
export function MarkingBar({ actor, points }: MarkingBarProps) {
  const { t } = useTranslation(['localPoints', 'parts', 'shell']);
  const marks = useSelector(actor, selectMarks);
  const picked = useSelector(actor, selectPicked);
  const isBusy = useSelector(actor, selectIsSubmitting);
  const failure = useSelector(actor, selectFailure);
  const chosen = points.filter(({ point_id }) => picked.includes(point_id));
  const fixed = fixedCount(chosen, marks);
  const isNone = chosen.length === 0 || isBusy;
  const mark = (change: MarkChange) =>
    actor.send({ type: 'points.marked', points: chosen, change });
  return (
    <>
      <Grid gap={2} position="sticky" top="header" zIndex={2} bg="bg" py={2}>
        <HStack gap={2}>
          <Text role="status" figures flex={1} whiteSpace="nowrap">
            {t('chosen', { chosen: chosen.length, staged: marks.length })}
          </Text>
          <Button
            disabled={points.length === 0 || isBusy}
            onClick={() =>
              actor.send({
                type: 'paste.requested',
                points: chosen.length === 0 ? points : chosen,
              })
            }
          >
            {t('paste.open')}
          </Button>
          <Button
            kind="quiet"
            disabled={marks.length === 0 || isBusy}
            onClick={() => actor.send({ type: 'discard.requested' })}
          >
            {t('discard')}
          </Button>
          <Button
            kind="primary"
            busy={isBusy}
            disabled={marks.length === 0}
            onClick={() => actor.send({ type: 'submit.requested' })}
          >
            {t('submit', { count: marks.length })}
          </Button>
        </HStack>
        <HStack gap={2} role="group" aria-label={t('ofChosen.label')}>
          {degreeNames.map((name) => (
            <DegreeSelect
              key={name}
              label={t(`ofChosen.${name}`)}
              value={null}
              disabled={isNone || fixed === chosen.length}
              onChange={(degree) => mark({ [name]: degree })}
            />
          ))}
          {([true, false] as const).map((is_examined) => (
            <Button
              key={String(is_examined)}
              disabled={isNone}
              onClick={() => mark({ is_examined })}
            >
              {t(`examined.${String(is_examined)}`)}
            </Button>
          ))}
          <Button
            disabled={isNone}
            onClick={() => actor.send({ type: 'points.reverted', points: chosen })}
          >
            {t('revert')}
          </Button>
        </HStack>
        <Text role="status" small>
          {fixed === 0 ? null : t('chosenFixed', { count: fixed })}
        </Text>
      </Grid>
      <FormFailure text={failure && t(failure.message.key, { ...failure.message.values })} />
    </>
  );
}
