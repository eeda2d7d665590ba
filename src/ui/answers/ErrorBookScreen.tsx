import { Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { reviewPage, studentPage } from '../../domain/addresses';
import { withOpen } from '../../domain/answers';
import { type errorBookRows, selectStudentId } from '../../machines/answers/errorBooks';
import { selectAnswer } from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { ListScreen } from '../parts/collection/ListScreen';
import { Text } from '../parts/Text';
import { LinkButton } from '../parts/LinkButton';
import { errorBookColumns } from '../parts/answers/errorBookColumns';
import { useErrorBookGroups } from '../parts/answers/useErrorBookGroups';
import { useToldName } from '../parts/useToldName';

const words = {
  ...{ count: 'book.count', search: 'search', label: 'book.title' },
  ...{ nothing: 'book.nothing', failed: 'book.failed' },
  none: { by: 'by.none' },
};

/** One student's wrong questions by the state of their revision. */
export function ErrorBookScreen({ actor }: ActorProps<typeof errorBookRows>) {
  const { t } = useTranslation(['answers', 'students']);
  const told = useToldName();
  const groupOf = useErrorBookGroups();
  const student = useSelector(actor, selectStudentId);
  const named = useSelector(actor, selectAnswer)?.student;
  return (
    <>
      <Flex wrap="wrap" _print={{ display: 'none' }}>
        <BackLink to="/errorbook/list">{t('book.back')}</BackLink>
        <LinkButton to={studentPage(student, '&view=errorBook')} kind="quiet">
          {t('correctionCard.title')}
        </LinkButton>
        <LinkButton to={reviewPage(student)} kind="quiet">
          {t('review.title')}
        </LinkButton>
      </Flex>
      <ListScreen
        actor={actor}
        columns={errorBookColumns}
        title={named === undefined ? t('book.title') : t('book.of', { name: told(named.name) })}
        about={
          named === undefined ? null : (
            <Text muted>
              {t('students:identity', {
                account: named.username,
                grade: t(`students:grade.${String(named.grade)}`),
              })}
            </Text>
          )
        }
        tabs="status"
        action={
          <LinkButton to={`/errorbook/sheet?student_id=${String(student)}`} icon={Printer}>
            {t('sheet.open')}
          </LinkButton>
        }
        counts={({ counts }) => withOpen(counts)}
        groupOf={groupOf}
        words={words}
      />
    </>
  );
}
