import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { timeLeft } from '../../domain/home';
import type { summaryPoll } from '../../machines/home/homePolls';
import type { ActorProps } from '../parts/actorProps';
import { useDates } from '../parts/dates';
import { Card } from '../parts/Card';
import { LinkButton } from '../parts/LinkButton';
import { StatusShape } from '../parts/Status';
import { selectWarning } from './selectWarning';

/** Scores that are due: how many, until when, and what follows [SCREEN-013]. */
export function ScoreWarning({ actor }: ActorProps<typeof summaryPoll>) {
  const { t } = useTranslation('home');
  const { day } = useDates();
  const warning = useSelector(actor, selectWarning);
  if (warning === null) return null;
  const { exam, missing_count: missing, due_on: due, days_left: left } = warning;
  return (
    <Card
      role="status"
      display="flex"
      alignItems="center"
      gap={3}
      py={2}
      mb={4}
      borderColor="border.emphasized"
    >
      <StatusShape kind={left < 0 ? 'act' : 'watch'} />
      <Box flex={1}>
        {t('warning.said', {
          missing: t(`warning.${exam}`, { count: missing }),
          due: t(`warning.${timeLeft(left)}`, { day: day(due), count: left }),
        })}
      </Box>
      <LinkButton to="/score/index?view=unsubmitted" size="small">
        {t('warning.verb')}
      </LinkButton>
    </Card>
  );
}
