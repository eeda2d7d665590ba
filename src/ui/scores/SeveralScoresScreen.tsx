import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  selectFailure,
  selectHasStudents,
  selectSaved,
  selectStage,
  selectSubjectId,
  type severalScores,
} from '../../machines/scores/severalScores';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { Button } from '../parts/Button';
import { Failed, NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { Loading } from '../parts/Loading';
import { PageHead } from '../parts/PageHead';
import { Status } from '../parts/Status';
import { SeveralScoresForm } from './SeveralScoresForm';
import { WarningsDialog } from './WarningsDialog';

/** Enters scores of one exam for several students [CALL-175, ROUTE-069]. */
export function SeveralScoresScreen({ actor }: ActorProps<typeof severalScores>) {
  const { t } = useTranslation(['scores', 'shell']);
  const stage = useSelector(actor, selectStage);
  const failure = useSelector(actor, selectFailure);
  const hasStudents = useSelector(actor, selectHasStudents);
  const subject = t(`shell:subject.${String(useSelector(actor, selectSubjectId))}`);
  const title = `${t('several.title')} · ${subject}`;
  return (
    <>
      <BackLink to="/score/index">{t('back')}</BackLink>
      <PageHead
        title={title}
        action={<LinkButton to="/score/record">{t('several.one')}</LinkButton>}
      />
      {stage === 'loading' ? <Loading label={title} rows={8} /> : null}
      {stage === 'loadFailed' ? (
        <Failed
          title={t('several.failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'load.retried' })}
        />
      ) : null}
      {stage === 'open' && hasStudents ? <SeveralScoresForm actor={actor} /> : null}
      {stage === 'open' && !hasStudents ? (
        <NothingYet title={t('several.nobody')}>{t('several.nobodyWhy')}</NothingYet>
      ) : null}
      {stage === 'saved' ? <Saved actor={actor} /> : null}
      <WarningsDialog actor={actor} />
    </>
  );
}

/** How many were saved, and what can be done next. */
function Saved({ actor }: ActorProps<typeof severalScores>) {
  const { t } = useTranslation('scores');
  const count = useSelector(actor, selectSaved);
  return (
    <>
      <Status kind="good">{t('several.saved', { count })}</Status>
      <HStack gap={3} mt={4}>
        <LinkButton to="/score/index" kind="primary">
          {t('several.toList', { count })}
        </LinkButton>
        <Button onClick={() => actor.send({ type: 'another.requested' })}>
          {t('several.another')}
        </Button>
      </HStack>
    </>
  );
}
