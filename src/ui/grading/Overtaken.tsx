import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectFailure, selectRival } from '../../machines/grading/selectors';
import { Button } from '../parts/Button';
import { CopyText } from '../parts/CopyText';
import { useDates } from '../parts/dates';
import { Status } from '../parts/Status';
import type { OvertakenActor } from './workActors';
import { NameInLetters } from '../parts/NameInLetters';

interface OvertakenProps {
  readonly work: OvertakenActor;
  /** All that was written, as plain text; empty where nothing was. */
  readonly text: string;
}

/** Somebody was first: who and when, and all that was written here, to be copied. */
export function Overtaken({ work, text }: OvertakenProps) {
  const { t } = useTranslation('grading');
  const { moment } = useDates();
  const failure = useSelector(work, selectFailure);
  const rival = useSelector(work, selectRival);
  const isOwn = rival?.is_own === true;
  const isOver = rival?.status !== undefined;
  const by = rival?.by ?? '';
  const at = rival?.at ?? '';
  const time = at === '' ? '' : moment(at);
  const title = t(isOwn ? 'overtaken.ownTitle' : 'overtaken.title');
  return (
    <chakra.section aria-label={title} display="grid" gap={4} maxWidth="dialogLarge">
      <chakra.div role="alert" display="grid" gap={1}>
        <chakra.h2 fontWeight="semibold">
          <Status kind={isOwn ? 'watch' : 'act'}>{title}</Status>
        </chakra.h2>
        {isOwn ? (
          <p>{t('overtaken.own', { time })}</p>
        ) : by !== '' ? (
          <p>
            {t(isOver ? 'overtaken.withdrawn' : 'overtaken.graded', { name: by, time })}{' '}
            <NameInLetters name={by} />
          </p>
        ) : isOver ? (
          <p>{t('overtaken.left')}</p>
        ) : failure === null ? null : (
          <p>{t(failure.message.key, { ...failure.message.values })}</p>
        )}
        {text === '' ? null : <p>{t(isOver ? 'overtaken.keptOn' : 'overtaken.kept')}</p>}
      </chakra.div>
      {text === '' ? null : (
        <CopyText
          text={text}
          verb={t('overtaken.copy')}
          done={t('overtaken.copied')}
          selected={t('overtaken.selected')}
        />
      )}
      {isOver ? null : (
        <div>
          <Button kind="primary" onClick={() => work.send({ type: 'grading.opened' })}>
            {t('overtaken.open')}
          </Button>
        </div>
      )}
    </chakra.section>
  );
}
