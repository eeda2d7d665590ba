import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GivenAnswer } from '../../machines/answers/answerDetail';
import { Fact, Facts } from '../parts/Facts';
import { Formula } from '../parts/Formula';
import { QuestionPrompt } from '../parts/answers/QuestionPrompt';

interface QuestionPartsProps {
  readonly given: GivenAnswer;
  /** What the student wrote by hand, above the answer. */
  readonly children: ReactNode;
}

/** The prompt with its options, the answers, the hint and the analysis [SCREEN-076, ENTITY-020]. */
export function QuestionParts({ given, children }: QuestionPartsProps) {
  const { t } = useTranslation('answers');
  const { answer, right_answer: right, hint, analysis } = given;
  return (
    <>
      <QuestionPrompt {...given} />
      {children}
      <Facts layout="column" mb={5} maxWidth="line">
        <Fact name={t('field.own')}>
          {answer === '' ? t('field.nothing') : <Formula text={answer} />}
        </Fact>
        <Fact name={t('field.right')}>
          <Formula text={right} />
        </Fact>
        <Fact name={t('field.hint')}>{hint === '' ? null : <Formula text={hint} />}</Fact>
        <Fact name={t('field.analysis')}>
          {analysis === '' ? null : <Formula text={analysis} />}
        </Fact>
        <Fact name={t('field.objective')}>{given.objective}</Fact>
        <Fact name={t('field.thought')}>{given.thought}</Fact>
        <Fact name={t('field.ability')}>{given.ability}</Fact>
        <Fact name={t('field.method')}>{given.method}</Fact>
      </Facts>
    </>
  );
}
