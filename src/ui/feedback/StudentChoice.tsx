import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { feedbackStudents } from '../../machines/feedback/feedbackStudents';
import { NothingYet } from '../parts/Emptiness';
import { PageHead } from '../parts/PageHead';
import { PersonCell } from '../parts/PersonCell';
import { RecordView } from '../parts/RecordView';
import { writingPage } from './feedbackPages';

interface StudentChoiceProps {
  readonly actor: ActorRefFrom<typeof feedbackStudents>;
}

/** Of whom a feedback is written. */
export function StudentChoice({ actor }: StudentChoiceProps) {
  const { t } = useTranslation('feedback');
  return (
    <>
      <PageHead title={t('class.choose')} />
      <RecordView
        actor={actor}
        loading={t('class.students')}
        rows={8}
        failed={t('class.noStudents')}
      >
        {({ list }) =>
          list.length === 0 ? (
            <NothingYet title={t('class.nobody')} />
          ) : (
            <chakra.ul
              aria-label={t('class.students')}
              display="grid"
              gridTemplateColumns="repeat(auto-fill, minmax(13rem, 1fr))"
              gap={2}
            >
              {list.map(({ id, name, username }) => (
                <li key={id}>
                  <PersonCell name={name} account={username} to={writingPage(id)} />
                </li>
              ))}
            </chakra.ul>
          )
        }
      </RecordView>
    </>
  );
}
