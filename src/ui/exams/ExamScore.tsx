import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ExamReport } from '../../domain/exams';
import { resultScorePage, scorePage } from '../../domain/addresses';
import { Status } from '../parts/Status';
import { TextLink } from '../parts/TextLink';

interface ExamScoreProps {
  readonly report: ExamReport;
  /** The score of the same exam in score management; null where none is entered. */
  readonly score: number | null;
}

/** Whether the score of the exam is entered in score management, and the way to it or to entering it. */
export function ExamScore({ report: { report_id, paper }, score }: ExamScoreProps) {
  const { t } = useTranslation('exams');
  const { subject_id } = paper;
  const words = score === null ? 'scoreMissing' : 'scoreEntered';
  const to =
    score === null ? resultScorePage({ report_id, subject_id }) : scorePage(score, subject_id);
  return (
    <Box mb={4} _print={{ display: 'none' }}>
      <Status kind={score === null ? 'act' : 'good'} wraps>
        {t(`${words}.text`)}{' '}
        <TextLink to={to} textDecoration="underline">
          {t(`${words}.way`)}
        </TextLink>
      </Status>
    </Box>
  );
}
