import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  selectBreakFailure,
  selectHasFailed,
  selectIsLoading,
  selectVacations,
  type winterBreak,
} from '../../machines/shell/winterBreak';
import type { ActorProps } from '../parts/actorProps';
import { Failed, NothingYet } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { LinkButton } from '../parts/LinkButton';
import { StandalonePage } from '../parts/StandalonePage';
import { useVacationWords } from './vacationWords';

/** When the school's break is, and what goes on meanwhile. */
export function WinterBreakScreen({ actor }: ActorProps<typeof winterBreak>) {
  const { t } = useTranslation('pages');
  return (
    <StandalonePage title={t('break.title')} width="wide">
      <Break actor={actor} />
      <chakra.div mt={6}>
        <LinkButton to="/home" kind="primary">
          {t('home')}
        </LinkButton>
      </chakra.div>
    </StandalonePage>
  );
}

function Break({ actor }: ActorProps<typeof winterBreak>) {
  const { t } = useTranslation(['pages', 'shell']);
  const wordsOf = useVacationWords();
  const isLoading = useSelector(actor, selectIsLoading);
  const hasFailed = useSelector(actor, selectHasFailed);
  const failure = useSelector(actor, selectBreakFailure);
  const [next] = useSelector(actor, selectVacations);
  if (isLoading) return <Loading label={t('break.dates')} rows={3} />;
  if (hasFailed) {
    return (
      <Failed
        title={t('break.failed')}
        failure={failure}
        onRetry={() => actor.send({ type: 'load.retried' })}
      />
    );
  }
  if (next === undefined) {
    return <NothingYet title={t('break.none')}>{t('break.noneText')}</NothingYet>;
  }
  return (
    <>
      <chakra.p fontWeight="medium">{wordsOf(next)}</chakra.p>
      <chakra.ul mt={3} ps={5} color="fg.muted" listStyleType="disc">
        {(['students', 'homework', 'desk'] as const).map((name) => (
          <li key={name}>{t(`break.meanwhile.${name}`)}</li>
        ))}
      </chakra.ul>
    </>
  );
}
