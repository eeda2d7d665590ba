import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { essayLimits } from '../../domain/limits';
import { type grading, selectValues } from '../../machines/grading/grading';
import { Field } from '../parts/Field';
import { NumberInput } from '../parts/NumberInput';
import { CommentField } from './CommentField';
import { SectionHead } from './SectionHead';
import { TagChoice } from './TagChoice';

interface OverallFieldsProps {
  readonly work: ActorRefFrom<typeof grading>;
  readonly errorOf: (path: string, field?: string) => string | undefined;
}

/** The essay as a whole: rating, tags, comment. */
export function OverallFields({ work, errorOf }: OverallFieldsProps) {
  const { t } = useTranslation('grading');
  const { rating, tags, comment } = useSelector(work, selectValues);
  return (
    <section aria-label={t('overall.title')}>
      <SectionHead title={t('overall.title')} />
      <chakra.div display="grid" gap={4}>
        <Field
          label={t('overall.rating')}
          error={errorOf('rating')}
          reason={t('overall.ratingReason', {
            lowest: essayLimits.lowestRating,
            highest: essayLimits.highestRating,
          })}
        >
          <NumberInput
            unit={t('overall.points')}
            value={rating}
            onChange={(typed) => {
              work.send({ type: 'field.changed', field: 'rating', value: typed });
            }}
          />
        </Field>
        <TagChoice
          chosen={tags}
          error={errorOf('tags')}
          onChange={(next) => {
            work.send({ type: 'field.changed', field: 'tags', value: next });
          }}
        />
        <CommentField
          work={work}
          place="comment"
          label={t('overall.comment')}
          value={comment}
          error={errorOf('comment')}
          rows={5}
        />
      </chakra.div>
    </section>
  );
}
