import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '../../domain/homework';
import type { homeworkQuestionRows } from '../../machines/homework/homeworkQuestionRows';
import { selectAnswer } from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { ListScreen } from '../parts/collection/ListScreen';
import { Text } from '../parts/Text';
import { AssignmentTabs } from './AssignmentTabs';
import { HomeworkFacts } from './HomeworkFacts';
import { homeworkQuestionColumns } from './homeworkQuestionColumns';

const words = { count: 'count.question', label: 'view.question', nothing: 'questions.nothing' };

/** One assignment question by question, to go over it with a class. */
export function HomeworkQuestionsScreen({ actor }: ActorProps<typeof homeworkQuestionRows>) {
  const { t } = useTranslation('homework');
  const homework = useSelector(actor, selectAnswer)?.homework;
  return (
    <>
      <BackLink to="/homework/list">{t('back')}</BackLink>
      <ListScreen
        {...{ actor, words }}
        columns={homeworkQuestionColumns}
        title={homework === undefined ? undefined : titleOf(homework)}
      >
        {homework === undefined ? null : (
          <>
            <HomeworkFacts homework={homework} reminding={undefined} />
            <AssignmentTabs homework={homework} selected="question" />
            <Text as="p" small muted mb={2}>
              {t('questions.first')}
            </Text>
          </>
        )}
      </ListScreen>
    </>
  );
}
