import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { englishGrading, subjectiveGrading } from '../../machines/grading/answerGrading';
import { selectDraft } from '../../machines/grading/selectors';
import { DraftOffer } from '../parts/draft/DraftOffer';
import { DraftState } from '../parts/draft/DraftState';
import { BoundForm } from '../parts/form/BoundForm';
import { FormFoot } from './FormFoot';

interface GradingFormProps {
  readonly work: ActorRefFrom<typeof subjectiveGrading> | ActorRefFrom<typeof englishGrading>;
  readonly words: string;
  /** What is filled into the words, and which of several are meant. */
  readonly values?: Readonly<Record<string, string>>;
  readonly label: string;
  /** What is graded, beside the marks. */
  readonly text: ReactNode;
  /** What a draft of it holds. */
  readonly excerpt: (content: unknown) => string | null;
  /** Beside the way to submit it. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A written answer at the left, its marks at the right, and what is kept of them. */
export function GradingForm(props: GradingFormProps) {
  const { work, words, values, label, text, excerpt, foot, children } = props;
  const { t } = useTranslation('grading');
  const draft = useSelector(work, selectDraft);
  return (
    <chakra.div display="flex" flexDirection="column" gap={4}>
      {draft === undefined ? null : <DraftOffer actor={draft} excerpt={excerpt} />}
      <BoundForm actor={work} words={words} values={values} label={label}>
        <chakra.div
          data-noted=""
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 11fr) minmax(0, 9fr)' }}
          gap={6}
          alignItems="start"
        >
          {text}
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4}>
            {children}
          </chakra.div>
        </chakra.div>
        <FormFoot verb={t('answer.open')}>
          {draft === undefined ? null : <DraftState actor={draft} />}
          {foot}
        </FormFoot>
      </BoundForm>
    </chakra.div>
  );
}
