import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/parts/Button';
import { selectHaveProofsFailed, type AtlasActor } from '../charts/atlas';

/** That the paths of the charts could not be run, and the way to try again. */
export function ProofNotice({ actor }: { readonly actor: AtlasActor }) {
  const { t } = useTranslation('atlas');
  if (!useSelector(actor, selectHaveProofsFailed)) return null;
  return (
    <chakra.p role="alert" display="flex" alignItems="center" gap={3} mb={4} color="danger.fg">
      {t('proofs.failed')}
      <Button size="small" onClick={() => actor.send({ type: 'proofs.retried' })}>
        {t('proofs.retry')}
      </Button>
    </chakra.p>
  );
}
