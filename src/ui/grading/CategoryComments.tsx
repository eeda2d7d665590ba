import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { essayBank } from '../../domain/commentBank';
import { essayCategories } from '../../domain/grading';
import type { grading } from '../../machines/grading/grading';
import { type personWork, selectPlace, selectSubjectId } from '../../machines/grading/personWork';
import { BindingContext, useBinding } from '../parts/form/binding';
import { CommentField } from './CommentField';
import { SectionHead } from './SectionHead';

interface CategoryCommentsProps {
  readonly actor: ActorRefFrom<typeof personWork>;
  readonly work: ActorRefFrom<typeof grading>;
}

/** An optional comment in each of the six categories. */
export function CategoryComments({ actor, work }: CategoryCommentsProps) {
  const { t } = useTranslation('grading');
  const binding = useBinding();
  const own = useSelector(actor, selectPlace);
  const bank = essayBank(useSelector(actor, selectSubjectId));
  return (
    <section aria-label={t('categories')}>
      <SectionHead title={t('categories')} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap={3}
      >
        <BindingContext value={{ ...binding, words: 'grading:category' }}>
          {essayCategories.map((category) => (
            <CommentField
              key={category}
              work={work}
              place={category}
              name={`category_comments.${category}`}
              bank={bank}
              rows={2}
              own={own}
              optional
            />
          ))}
        </BindingContext>
      </chakra.div>
    </section>
  );
}
