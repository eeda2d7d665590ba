import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { type EnteredScore, type ExamReport, scoreStanding } from '../../domain/exams';
import { resultScorePage, scorePage } from '../../domain/addresses';
import { Status } from '../parts/Status';
import { TextLink } from '../parts/TextLink';

interface ExamScoreProps {
  readonly report: ExamReport;
  /** The score of the same exam in score management; null where none is entered. */
  readonly score: EnteredScore | null;
}

/** Whether the score of the exam is entered in score management, or another one, and the way to it or to entering it. */
export function ExamScore({ report, score }: ExamScoreProps) {
  const { t } = useTranslation('exams');
  const { report_id, paper } = report;
  const { subject_id } = paper;
  const standing = scoreStanding(report, score);
  const to =
    score === null
      ? resultScorePage({ report_id, subject_id })
      : scorePage(score.score_id, subject_id);
  return (
    <Box mb={4} _print={{ display: 'none' }}>
      <Status kind={standing === 'entered' ? 'good' : 'act'} wraps>
        {t(`scoreStanding.${standing}.text`, { won: score?.score, full: score?.full_score })}{' '}
        <TextLink to={to} textDecoration="underline">
          {t(`scoreStanding.${standing}.way`)}
        </TextLink>
      </Status>
    </Box>
  );
}
