import { useTranslation } from 'react-i18next';
import { imagePlaces, normalised, type ScoreRow } from '../../domain/scores';
import { useDates } from '../parts/dates';
import { Fact, Facts } from '../parts/Facts';
import { PictureSections } from '../parts/PictureSections';
import { ranked, saidScore } from './scoreColumns';

interface ScoreFactsProps {
  readonly score: ScoreRow;
}

/** Everything that was entered of a score, and its images, each of which is enlarged beside it [ENTITY-022]. */
export function ScoreFacts({ score }: ScoreFactsProps) {
  const { t } = useTranslation(['scores', 'feedback']);
  const sections = imagePlaces.map((place) => {
    const title = t(`field.${place}`);
    const pictures = score[place].map((src, index) => ({
      ...{ src, alt: t('feedback:image.alt', { name: title, number: index + 1 }) },
    }));
    return { title, pictures };
  });
  return (
    <>
      <Entered score={score} layout="table" />
      <PictureSections sections={sections} beside={<Entered score={score} layout="column" />} />
    </>
  );
}

function Entered({ score, layout }: ScoreFactsProps & { readonly layout: 'table' | 'column' }) {
  const { t } = useTranslation(['scores', 'students', 'shell']);
  const { date, moment } = useDates();
  const number = (value: number | null) => (value === null ? null : t('parts:number', { value }));
  const proportion = score.level_proportion;
  return (
    <Facts layout={layout} my={layout === 'table' ? 4 : 0}>
      <Fact name={t('column.subject')}>{t(`shell:subject.${String(score.subject_id)}`)}</Fact>
      <Fact name={t('column.examGrade')}>{t(`students:grade.${String(score.exam_grade)}`)}</Fact>
      <Fact name={t('column.examType')}>{t(`exam_type.${score.exam_type}`)}</Fact>
      <Fact name={t('column.examDate')}>{date(score.exam_date)}</Fact>
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
      {score.changed_at === null ? null : (
        <Fact name={t('changed')}>
          {t('said', { at: moment(score.changed_at), by: score.changed_by })}
        </Fact>
      )}
      <Fact name={t('column.state')}>
        {score.confirmed_at === null
          ? t('state.entered')
          : `${t('state.confirmed')} · ${t('said', { at: moment(score.confirmed_at), by: score.confirmed_by })}`}
      </Fact>
    </Facts>
  );
}
