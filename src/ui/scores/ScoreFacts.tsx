import { useTranslation } from 'react-i18next';
import { HStack } from '@chakra-ui/react';
import { imagePlaces, normalised, type ScoreRow } from '../../domain/scores';
import { useDates } from '../parts/dates';
import { Fact, Facts } from '../parts/Facts';
import { Picture } from '../parts/Picture';
import { Section } from '../parts/Section';
import { ranked, saidScore } from './scoreColumns';

interface ScoreFactsProps {
  readonly score: ScoreRow;
}

/** Everything that was entered of a score, and its images [ENTITY-022]. */
export function ScoreFacts({ score }: ScoreFactsProps) {
  const { t } = useTranslation(['scores', 'students', 'shell']);
  const { date, moment } = useDates();
  const number = (value: number | null) => (value === null ? null : t('parts:number', { value }));
  const proportion = score.level_proportion;
  return (
    <>
      <Facts layout="table" my={4}>
        <Fact name={t('column.subject')}>{t(`shell:subject.${String(score.subject_id)}`)}</Fact>
        <Fact name={t('column.examGrade')}>{t(`students:grade.${String(score.exam_grade)}`)}</Fact>
        <Fact name={t('column.examType')}>{t(`exam_type.${score.exam_type}`)}</Fact>
        <Fact name={t('column.examDate')}>{date(`${score.exam_date}T00:00:00+08:00`)}</Fact>
        <Fact name={t('column.score')}>{saidScore(score)}</Fact>
        <Fact name={t('column.normalised')}>{number(normalised(score))}</Fact>
        <Fact name={t('column.proportion')}>
          {proportion === null ? null : `${String(proportion)}%`}
        </Fact>
        <Fact name={t('column.examinees')}>{number(score.examinees)}</Fact>
        <Fact name={t('column.gradeRank')}>{ranked(score.grade_rank, score.grade_total)}</Fact>
        <Fact name={t('column.classRank')}>{ranked(score.class_rank, score.class_total)}</Fact>
        <Fact name={t('column.entered')}>
          {t('said', { at: moment(score.entered_at), by: score.entered_by })}
        </Fact>
        <Fact name={t('column.state')}>
          {score.confirmed_at === null
            ? t('state.entered')
            : t('said', { at: moment(score.confirmed_at), by: score.confirmed_by })}
        </Fact>
      </Facts>
      {imagePlaces.map((place) =>
        score[place].length === 0 ? null : (
          <Section key={place} title={t(`field.${place}`)} count={score[place].length} mb={4}>
            <HStack flexWrap="wrap" align="start">
              {score[place].map((src, index) => (
                <Picture
                  key={src}
                  src={src}
                  alt={t('feedback:image.alt', { name: t(`field.${place}`), number: index + 1 })}
                />
              ))}
            </HStack>
          </Section>
        ),
      )}
    </>
  );
}
