import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { essayCategories } from '../../domain/grading';
import {
  type grading,
  selectDraft,
  selectUncovered,
  selectValues,
  selectWork,
} from '../../machines/grading/grading';
import type { GradingStage } from '../../machines/grading/selectors';
import { selectIsElsewhere } from '../../machines/parts/draft';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { Status } from '../parts/Status';
import { StudentCell } from '../parts/StudentCell';
import { CorrectedEssay } from './CorrectedEssay';
import { useToldName } from '../parts/useToldName';

interface ReadThroughProps {
  readonly work: ActorRefFrom<typeof grading>;
  readonly stage: GradingStage;
}

/** The keyboard reaches the essay, and scrolls it. Spread: the linter takes no focus for what only scrolls. */
const reached = { role: 'group', tabIndex: 0 };

/** Before it is submitted for good: the essay as the parents will see it, and what follows. */
export function ReadThrough({ work, stage }: ReadThroughProps) {
  const { t } = useTranslation('grading');
  const told = useToldName();
  const essay = useSelector(work, selectWork);
  const values = useSelector(work, selectValues);
  const uncovered = useSelector(work, selectUncovered);
  const draft = useSelector(work, selectDraft);
  const isElsewhere = useSelector(draft, selectIsElsewhere);
  const isBusy = stage === 'submitting';
  const cancel = () => work.send({ type: 'submit.cancelled' });
  if (essay === null) return null;
  const { person } = essay.info;
  const commented = essayCategories.filter(
    (category) => (values.category_comments[category] ?? '').trim() !== '',
  );
  return (
    <Dialog
      open={stage !== 'writing'}
      size="lg"
      title={t('readThrough.title', { name: told(person.student_name) })}
      onClose={isBusy ? undefined : cancel}
      actions={
        <>
          <Button onClick={cancel} disabled={isBusy}>
            {t('readThrough.back')}
          </Button>
          <Button
            kind="primary"
            busy={isBusy}
            onClick={() => work.send({ type: 'submit.confirmed' })}
          >
            {t(isElsewhere ? 'answer.verbElsewhere' : 'readThrough.verb')}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap={5}>
        <StudentCell
          student={{
            ...{ name: person.student_name, username: person.student_username },
            grade: person.student_grade,
          }}
        />
        <chakra.ul
          display="grid"
          gap={1}
          px={4}
          py={3}
          bg="bg.subtle"
          borderRadius="control"
          aria-label={t('readThrough.follows')}
        >
          <li>{t('readThrough.rating', { name: told(essay.student), rating: values.rating })}</li>
          <li>{t('readThrough.remarks', { count: values.annotations.length })}</li>
          <li>{t('readThrough.comments', { count: commented.length })}</li>
          {uncovered.length === 0 ? null : (
            <li>
              {t('readThrough.uncovered', {
                count: uncovered.length,
                categories: uncovered
                  .map((category) => t(`category.${category}`))
                  .join(t('separator')),
              })}
            </li>
          )}
          <chakra.li fontWeight="medium">
            <Status kind="watch">{t('readThrough.forGood')}</Status>
          </chakra.li>
        </chakra.ul>
        {isElsewhere ? <Status kind="act">{t('answer.elsewhere')}</Status> : null}
        <chakra.div
          {...reached}
          aria-label={t('readThrough.title', { name: told(person.student_name) })}
        >
          <CorrectedEssay work={essay} values={values} />
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}
