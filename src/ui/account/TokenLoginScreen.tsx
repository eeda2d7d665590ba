import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  selectCanRetryToken,
  selectTokenFailure,
  type tokenLogin,
} from '../../machines/account/tokenLogin';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { LinkButton } from '../parts/LinkButton';
import { StandalonePage } from '../parts/StandalonePage';
import { Waiting } from '../parts/Waiting';
import { Warning } from './Warning';

/** Where a link with a token leads: it goes on by itself, or says why not [SCREEN-184]. */
export function TokenLoginScreen({ actor }: ActorProps<typeof tokenLogin>) {
  const { t } = useTranslation(['account', 'shell']);
  const failure = useSelector(actor, selectTokenFailure);
  const canRetry = useSelector(actor, selectCanRetryToken);
  return (
    <StandalonePage title={t('tokenLogin.title')}>
      {failure === null ? (
        <Waiting>{t('tokenLogin.entering')}</Waiting>
      ) : (
        <>
          <div role="alert">
            <Warning kind="act" title={t('tokenLogin.failed')}>
              {t(failure.key, { ...failure.values })}
            </Warning>
          </div>
          <chakra.div display="flex" gap={2} mt={5}>
            {canRetry ? (
              <Button
                kind="primary"
                icon={RotateCw}
                onClick={() => actor.send({ type: 'retry.requested' })}
              >
                {t('retry')}
              </Button>
            ) : null}
            <LinkButton to="/login" kind={canRetry ? 'secondary' : 'primary'}>
              {t('otherWay')}
            </LinkButton>
          </chakra.div>
        </>
      )}
    </StandalonePage>
  );
}
