import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { essayCategories } from '../../domain/grading';
import { type grading, selectValues } from '../../machines/grading/grading';
import { CommentField } from './CommentField';
import { SectionHead } from './SectionHead';

interface CategoryCommentsProps {
  readonly work: ActorRefFrom<typeof grading>;
  readonly errorOf: (path: string, field?: string) => string | undefined;
}

/** A comment in each of the six categories; none of them has to be there. */
export function CategoryComments({ work, errorOf }: CategoryCommentsProps) {
  const { t } = useTranslation('grading');
  const { category_comments: comments } = useSelector(work, selectValues);
  return (
    <section aria-label={t('categories')}>
      <SectionHead title={t('categories')} />
      <chakra.div display="grid" gap={3}>
        {essayCategories.map((category) => (
          <CommentField
            key={category}
            work={work}
            place={category}
            label={t(`category.${category}`)}
            value={comments[category] ?? ''}
            error={errorOf(`category_comments.${category}`, 'category')}
            rows={2}
            optional
          />
        ))}
      </chakra.div>
    </section>
  );
}
