import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { SubjectiveBank } from '../../domain/commentBank';
import { sumTyped } from '../../domain/grading';
import { subjectiveCaps } from '../../domain/limits';
import type { subjectiveGrading } from '../../machines/grading/answerGrading';
import { type answerWork, selectPlace } from '../../machines/grading/answerWork';
import { selectValues } from '../../machines/grading/selectors';
import type { SubjectiveValues } from '../../machines/grading/subjective';
import { Fact, Facts } from '../parts/Facts';
import { OwnScores } from './OwnScores';
import { ScoreInView } from './ScoreInView';

const caps = [
  ['central_material', subjectiveCaps.centralMaterial],
  ['language', subjectiveCaps.language],
  ['structure', subjectiveCaps.structure],
] as const;
const maximum = caps.reduce((sum, [, cap]) => sum + cap, 0);
const sumOf = (values: SubjectiveValues) =>
  sumTyped(caps.map(([name, cap]) => ({ typed: values[name], maximum: cap })));
const totalOf = (values: SubjectiveValues) => sumOf(values) ?? '—';
const isWhole = (values: SubjectiveValues) => caps.every(([name]) => values[name].trim() !== '');

interface SubjectiveTotalProps {
  readonly actor: ActorRefFrom<typeof answerWork>;
  readonly work: ActorRefFrom<typeof subjectiveGrading>;
}

/** The sum of the marks while they are typed. */
export function SubjectiveTotal({ actor, work }: SubjectiveTotalProps) {
  const { t } = useTranslation('grading');
  const values = useSelector(work, selectValues);
  return (
    <chakra.div>
      <chakra.p role="status" fontWeight="medium" fontVariantNumeric="tabular-nums">
        {t('answer.markSum', { total: totalOf(values), maximum })}
      </chakra.p>
      <SubjectiveOwn actor={actor} values={values} />
    </chakra.div>
  );
}

interface SubjectiveMarksProps {
  readonly values: SubjectiveValues;
}

interface NamedMarksProps extends SubjectiveMarksProps {
  /** Which answers it is one of: their marks have names of their own. */
  readonly bank: SubjectiveBank;
}

/** The sum beside the way to submit it, once all marks are typed. */
export function SubjectiveInView({ values }: SubjectiveMarksProps) {
  return <ScoreInView score={isWhole(values) ? sumOf(values) : null} maximum={maximum} />;
}

interface SubjectiveOwnProps extends SubjectiveMarksProps {
  readonly actor: ActorRefFrom<typeof answerWork>;
}

/** How far the score is from the analyst's last ones. */
export function SubjectiveOwn({ actor, values }: SubjectiveOwnProps) {
  const place = useSelector(actor, selectPlace);
  return <OwnScores actor={place} score={isWhole(values) ? sumOf(values) : null} />;
}

/** The marks, stars and comment of a grading, to be read. */
export function SubjectiveMarks({ values, bank: context }: NamedMarksProps) {
  const { t } = useTranslation('grading');
  return (
    <Facts layout="table">
      <Fact name={t('answer.total')}>{t('answer.sum', { total: totalOf(values), maximum })}</Fact>
      {caps.map(([name, cap]) => (
        <Fact key={name} name={t(`subjective.${name}`, { context })}>
          {t('answer.sum', { total: values[name], maximum: cap })}
        </Fact>
      ))}
      <Fact name={t('subjective.stars')}>{t('answer.stars', { count: Number(values.stars) })}</Fact>
      <Fact name={t('subjective.comment')}>{values.comment}</Fact>
    </Facts>
  );
}
