import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { summaryPoll } from '../../machines/home/homePolls';
import type { ActorProps } from '../parts/actorProps';
import { Card } from '../parts/Card';
import { Text } from '../parts/Text';

type Snapshot = ReturnType<ActorRefFrom<typeof summaryPoll>['getSnapshot']>;

const selectMissing = ({ context: { answer } }: Snapshot) => {
  if (answer === null) return null;
  const { students, courses } = answer.assigned;
  if (students === 0) return courses === 0 ? 'all' : 'students';
  return courses === 0 ? 'courses' : null;
};

/** Whoever has been assigned nothing reads what is missing, who assigns it, and whom to ask [ROLE-047 … ROLE-049]. */
export function Unassigned({ actor }: ActorProps<typeof summaryPoll>) {
  const { t } = useTranslation('home');
  const missing = useSelector(actor, selectMissing);
  if (missing === null) return null;
  return (
    <Card role="status" mb={4}>
      <chakra.p fontWeight="medium">{t(`unassigned.${missing}`)}</chakra.p>
      <Text as="p" muted mt={1}>
        {t('unassigned.who')}
      </Text>
      <Text as="p" muted mt={1}>
        {t('unassigned.ask')}
      </Text>
    </Card>
  );
}
