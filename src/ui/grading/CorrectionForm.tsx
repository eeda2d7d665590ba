import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type grading,
  selectAttempts,
  selectDraft,
  selectErrors,
  selectFailure,
} from '../../machines/grading/grading';
import type { personWork } from '../../machines/grading/personWork';
import { Button } from '../parts/Button';
import { DraftState } from '../parts/draft/DraftState';
import { FieldError } from '../parts/Field';
import { Form } from '../parts/Form';
import { CategoryComments } from './CategoryComments';
import { CoverageMeter } from './CoverageMeter';
import { useErrorWords } from './gradingWords';
import { OverallFields } from './OverallFields';
import { Remarks } from './Remarks';

interface CorrectionFormProps {
  readonly actor: ActorRefFrom<typeof personWork>;
  readonly work: ActorRefFrom<typeof grading>;
}

/** All that is said about the essay: remarks, a comment by category, and the whole. */
export function CorrectionForm({ actor, work }: CorrectionFormProps) {
  const { t } = useTranslation('grading');
  const attempts = useSelector(work, selectAttempts);
  const errors = useSelector(work, selectErrors);
  const failure = useSelector(work, selectFailure);
  const draft = useSelector(work, selectDraft);
  const errorOf = useErrorWords(errors);
  return (
    <Form
      label={t('correction')}
      attempts={attempts}
      onSubmit={() => {
        work.send({ type: 'submit.requested' });
      }}
    >
      <CoverageMeter work={work} />
      <Remarks actor={actor} work={work} errorOf={errorOf} />
      <CategoryComments work={work} errorOf={errorOf} />
      <OverallFields work={work} errorOf={errorOf} />
      {failure === null ? null : (
        <div role="alert">
          <FieldError
            id="submission-failure"
            text={t(failure.message.key, { ...failure.message.values })}
            under
          />
        </div>
      )}
      <chakra.div
        position="sticky"
        bottom={0}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap={3}
        py={3}
        bg="bg"
        borderTopWidth="1px"
      >
        <Button kind="primary" type="submit">
          {t('readThrough.open')}
        </Button>
        {draft === undefined ? null : <DraftState actor={draft} />}
      </chakra.div>
    </Form>
  );
}
