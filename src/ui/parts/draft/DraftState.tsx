import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { toMoment } from '../../../domain/businessTime';
import {
  type draft,
  selectIsElsewhere,
  selectIsSaveFailed,
  selectIsSaving,
  selectSavedAt,
} from '../../../machines/parts/draft';
import type { ActorProps } from '../actorProps';
import { Button } from '../Button';
import { useDates } from '../dates';

/** Positive proof that what is typed is kept, or that it is not. */
export function DraftState({ actor }: ActorProps<typeof draft>) {
  const { t } = useTranslation('parts');
  const { time } = useDates();
  const savedAt = useSelector(actor, selectSavedAt);
  const isSaving = useSelector(actor, selectIsSaving);
  const isFailed = useSelector(actor, selectIsSaveFailed);
  const isElsewhere = useSelector(actor, selectIsElsewhere);
  if (isFailed) {
    return (
      <NotKept
        text={t('draft.failed')}
        verb={t('failed.retry')}
        onMend={() => actor.send({ type: 'retry.requested' })}
      />
    );
  }
  if (isElsewhere) return null;
  return (
    <chakra.span role="status" textStyle="small" color="fg.muted">
      {isSaving
        ? t('draft.saving')
        : savedAt === null
          ? ''
          : t('draft.saved', { time: time(toMoment(new Date(savedAt))) })}
    </chakra.span>
  );
}

interface NotKeptProps {
  readonly text: string;
  readonly verb: string;
  readonly onMend: () => void;
}

function NotKept({ text, verb, onMend }: NotKeptProps) {
  return (
    <chakra.span role="alert" color="danger.fg">
      {text}
      <Button size="small" kind="quiet" onClick={onMend}>
        {verb}
      </Button>
    </chakra.span>
  );
}
