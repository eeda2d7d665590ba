import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type headquartersFeedback,
  selectStage,
} from '../../machines/feedback/headquartersFeedback';
import { Button } from '../parts/Button';
import { Status } from '../parts/Status';
import { HeadquartersForm } from './HeadquartersForm';
import type { RecordView } from './RecordOffer';
import { SavedDraft } from './SavedDraft';
import { SwitchDialog } from './SwitchDialog';
import { UnsentDialog } from './UnsentDialog';

interface WritingProps {
  readonly actor: ActorRefFrom<typeof headquartersFeedback>;
  readonly onAnother: () => void;
  readonly onSent: () => void;
  readonly recordView: RecordView;
}

/** The form, what was just put into the draft box, or that it is sent. */
export function Writing({ actor, onAnother, onSent, recordView }: WritingProps) {
  const stage = useSelector(actor, selectStage);
  if (stage === 'draft') return <SavedDraft actor={actor} />;
  if (stage === 'submitted') return <Submitted onAnother={onAnother} onSent={onSent} />;
  return (
    <>
      <HeadquartersForm actor={actor} recordView={recordView} />
      {stage === 'confirmingSwitch' ? <SwitchDialog actor={actor} /> : null}
      {stage === 'confirmingPictures' ? <UnsentDialog actor={actor} /> : null}
    </>
  );
}

function Submitted({ onAnother, onSent }: Pick<WritingProps, 'onAnother' | 'onSent'>) {
  const { t } = useTranslation('feedback');
  return (
    <chakra.div role="status" display="grid" gap={4}>
      <Status kind="good">{t('headquarters.submitted')}</Status>
      <chakra.p color="fg.muted">{t('headquarters.submittedText')}</chakra.p>
      <chakra.div display="flex" gap={2}>
        <Button kind="primary" onClick={onAnother}>
          {t('headquarters.another')}
        </Button>
        <Button onClick={onSent}>{t('headquarters.seeSent')}</Button>
      </chakra.div>
    </chakra.div>
  );
}
