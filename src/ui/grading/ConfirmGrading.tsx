import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { englishGrading, subjectiveGrading } from '../../machines/grading/answerGrading';
import { type GradingStage, selectDraft } from '../../machines/grading/selectors';
import { selectIsElsewhere } from '../../machines/parts/draft';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { Status } from '../parts/Status';
import { useToldName } from '../parts/useToldName';

interface ConfirmGradingProps {
  readonly work: ActorRefFrom<typeof subjectiveGrading> | ActorRefFrom<typeof englishGrading>;
  /** The student's. */
  readonly name: string;
  readonly stage: GradingStage;
  /** What can be done instead of submitting at once. */
  readonly instead?: ReactNode;
  /** The marks that are submitted. */
  readonly children: ReactNode;
}

/** Before a grading is submitted for good: what the student will see. */
export function ConfirmGrading({ work, name, stage, instead, children }: ConfirmGradingProps) {
  const { t } = useTranslation('grading');
  const told = useToldName();
  const draft = useSelector(work, selectDraft);
  const isElsewhere = useSelector(draft, selectIsElsewhere);
  const isSubmitting = stage === 'submitting';
  const isBusy = isSubmitting || stage === 'puttingAside';
  const cancel = () => work.send({ type: 'submit.cancelled' });
  return (
    <Dialog
      open={isBusy || stage === 'confirming'}
      title={t('answer.confirm', { name: told(name) })}
      onClose={isBusy ? undefined : cancel}
      actions={
        <>
          <Button onClick={cancel} disabled={isBusy}>
            {t('readThrough.back')}
          </Button>
          {/* What is put aside is a draft: another tab keeps it. */}
          {isBusy || isElsewhere ? null : instead}
          <Button
            kind="primary"
            busy={isSubmitting}
            disabled={stage === 'puttingAside'}
            onClick={() => work.send({ type: 'submit.confirmed' })}
          >
            {t(isElsewhere ? 'answer.verbElsewhere' : 'answer.verb')}
          </Button>
        </>
      }
    >
      {/* It may be longer than the window: the focus lets a keyboard scroll it. */}
      <chakra.section
        aria-label={t('answer.form')}
        tabIndex={0}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap={4}
      >
        {children}
        {isElsewhere ? <Status kind="act">{t('answer.elsewhere')}</Status> : null}
        <Status kind="watch">{t('answer.forGood')}</Status>
      </chakra.section>
    </Dialog>
  );
}
