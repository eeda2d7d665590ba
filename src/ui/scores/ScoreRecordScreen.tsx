import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type scoreRecord,
  selectFailure,
  selectForm,
  selectIsAnalysed,
  selectIsChanged,
  selectIsSettled,
  selectSaved,
  selectStage,
  selectSubjectId,
} from '../../machines/scores/scoreRecord';
import { isAbsent } from '../../machines/parts/failure';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { Button } from '../parts/Button';
import { Failed, NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { Loading } from '../parts/Loading';
import { PageHead } from '../parts/PageHead';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';
import { ScoreForm } from './ScoreForm';

/** Enters a score, or changes one [SCREEN-134, ROUTE-069]. */
export function ScoreRecordScreen({ actor }: ActorProps<typeof scoreRecord>) {
  const { t } = useTranslation(['scores', 'shell']);
  const stage = useSelector(actor, selectStage);
  const failure = useSelector(actor, selectFailure);
  const form = useSelector(actor, selectForm);
  const isChanged = useSelector(actor, selectIsChanged);
  const isAnalysed = useSelector(actor, selectIsAnalysed);
  const isSettled = useSelector(actor, selectIsSettled);
  const subject = t(`shell:subject.${String(useSelector(actor, selectSubjectId))}`);
  const title = `${t(isChanged ? 'record.change' : 'record.title')} · ${subject}`;
  return (
    <>
      <BackLink to="/score/index">{t('back')}</BackLink>
      <PageHead title={title} />
      {stage === 'loading' ? <Loading label={title} rows={8} /> : null}
      {stage === 'loadFailed' && failure !== null && isAbsent(failure) ? (
        <NothingYet
          title={t(isChanged ? 'absent.title' : 'record.failed')}
          action={<LinkButton to="/score/index">{t('record.toList')}</LinkButton>}
        >
          {isChanged ? t('absent.text') : t(failure.message.key, { ...failure.message.values })}
        </NothingYet>
      ) : stage === 'loadFailed' ? (
        <Failed
          title={t('record.failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'load.retried' })}
        />
      ) : null}
      {isAnalysed && form !== undefined ? (
        <Text as="p" muted mb={4}>
          {t('record.analysed')}
        </Text>
      ) : null}
      {isSettled && form !== undefined ? (
        <Text as="p" mb={4}>
          {t('record.settled')}
        </Text>
      ) : null}
      {form === undefined ? null : <ScoreForm actor={actor} form={form} />}
      {stage === 'confirmed' ? (
        <NothingYet title={t('record.confirmed')}>{t('record.confirmedWhy')}</NothingYet>
      ) : null}
      {stage === 'saved' ? <Saved actor={actor} /> : null}
    </>
  );
}

/** Whose score was saved, and what can be done next. */
function Saved({ actor }: ActorProps<typeof scoreRecord>) {
  const { t } = useTranslation('scores');
  const told = useToldName();
  const name = useSelector(actor, selectSaved);
  const isChanged = useSelector(actor, selectIsChanged);
  return (
    <>
      <Status kind="good">{t('record.saved', { name: told(name) })}</Status>
      <Text as="p" muted mt={2}>
        {t('record.next')}
      </Text>
      <HStack gap={3} mt={4}>
        {isChanged ? null : (
          <Button kind="primary" onClick={() => actor.send({ type: 'another.requested' })}>
            {t('record.another')}
          </Button>
        )}
        <LinkButton to="/score/index">{t('record.toList')}</LinkButton>
      </HStack>
    </>
  );
}
