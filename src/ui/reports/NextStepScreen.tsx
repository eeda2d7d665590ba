import { Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { NextStep } from '../../domain/reports';
import {
  type nextStep,
  selectStepAnalysis,
  selectStepDays,
  selectStepLinks,
} from '../../machines/reports/nextStep';
import { selectAnswerIfAny } from '../../machines/parts/record';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { PageHead } from '../parts/PageHead';
import { RecordView } from '../parts/RecordView';
import { Text } from '../parts/Text';
import { useNextStep } from '../parts/reports/useNextStep';
import { useToldName } from '../parts/useToldName';

/** A student's next step: what it is, why, and where it begins [CALL-103]. */
export function NextStepScreen({ actor }: ActorProps<typeof nextStep>) {
  const { t } = useTranslation('reports');
  const told = useToldName();
  const name = useSelector(actor, selectAnswerIfAny)?.name;
  const analysis = useSelector(actor, selectStepAnalysis);
  return (
    <>
      <BackLink to={analysis}>{t('next.back')}</BackLink>
      <PageHead
        title={name === undefined ? t('next.open') : t('next.title', { name: told(name) })}
      />
      <RecordView
        actor={actor}
        loading={t('next.open')}
        rows={2}
        failed={t('next.failed')}
        absent={<NothingYet title={t('next.absent')}>{t('next.absentText')}</NothingYet>}
      >
        {(next) => <Step next={next} actor={actor} />}
      </RecordView>
    </>
  );
}

function Step({ next, actor }: ActorProps<typeof nextStep> & { readonly next: NextStep }) {
  const { t } = useTranslation('reports');
  const say = useNextStep();
  const links = useSelector(actor, selectStepLinks);
  const { from, to } = useSelector(actor, selectStepDays);
  const { date } = useDates();
  return (
    <>
      <Text as="p" mb={1}>
        {say(next)}
      </Text>
      <Text as="p" small muted mb={4}>
        {t('next.days', { from: date(from), to: date(to) })}
      </Text>
      <Flex gap={2} wrap="wrap">
        {links.map(({ word, to }, index) => (
          <LinkButton key={word} to={to} kind={index === 0 ? 'primary' : 'secondary'}>
            {t(`next.link.${word}`)}
          </LinkButton>
        ))}
      </Flex>
    </>
  );
}
