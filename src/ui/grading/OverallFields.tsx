import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { essayBank } from '../../domain/commentBank';
import { numberTyped } from '../../domain/number';
import { type grading, selectValues } from '../../machines/grading/grading';
import { type personWork, selectPlace, selectSubjectId } from '../../machines/grading/personWork';
import { NumberField } from '../parts/form/NumberField';
import { CommentField } from './CommentField';
import { OwnScores } from './OwnScores';
import { SectionHead } from './SectionHead';
import { TagChoice } from './TagChoice';

interface OverallFieldsProps {
  readonly actor: ActorRefFrom<typeof personWork>;
  readonly work: ActorRefFrom<typeof grading>;
}

/** The essay as a whole: the rating and the comment that every correction needs, and tags. */
export function OverallFields({ actor, work }: OverallFieldsProps) {
  const place = useSelector(actor, selectPlace);
  const bank = essayBank(useSelector(actor, selectSubjectId));
  const { rating } = useSelector(work, selectValues);
  const { t } = useTranslation('grading');
  return (
    // Below the last remark, and in sight while the rest of the essay is read.
    <chakra.section aria-label={t('overall.title')} position="sticky" top="header" pt={4}>
      <SectionHead title={t('overall.title')} />
      <chakra.div display="grid" gap={4}>
        <chakra.div display="grid" gap={1}>
          <NumberField name="rating" unit={t('overall.points')} />
          <OwnScores actor={place} score={numberTyped(rating)} />
        </chakra.div>
        <CommentField work={work} place="comment" name="comment" bank={bank} rows={5} own={place} />
        <TagChoice bank={bank} />
      </chakra.div>
    </chakra.section>
  );
}
