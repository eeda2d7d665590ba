import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { grading } from '../../machines/grading/grading';
import { NumberField } from '../parts/form/NumberField';
import { CommentField } from './CommentField';
import { SectionHead } from './SectionHead';
import { TagChoice } from './TagChoice';

interface OverallFieldsProps {
  readonly work: ActorRefFrom<typeof grading>;
}

/** The essay as a whole: rating, tags, comment. */
export function OverallFields({ work }: OverallFieldsProps) {
  const { t } = useTranslation('grading');
  return (
    <section aria-label={t('overall.title')}>
      <SectionHead title={t('overall.title')} />
      <chakra.div display="grid" gap={4}>
        <NumberField name="rating" unit={t('overall.points')} />
        <TagChoice />
        <CommentField work={work} place="comment" name="comment" rows={5} />
      </chakra.div>
    </section>
  );
}
