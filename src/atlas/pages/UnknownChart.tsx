import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { NothingYet } from '../../ui/parts/Emptiness';
import { LinkButton } from '../../ui/parts/LinkButton';
import { selectAddress, type AtlasActor } from '../charts/atlas';
import { addressText } from '../model/address';

/** The address names a chart that the product does not have, or no longer. */
export function UnknownChart({ actor }: { readonly actor: AtlasActor }) {
  const { t } = useTranslation('atlas');
  const { chart } = useSelector(actor, selectAddress);
  return (
    <NothingYet
      title={t('unknownChart.title', { chart })}
      action={<LinkButton to={addressText({})}>{t('unknownChart.contents')}</LinkButton>}
    >
      {t('unknownChart.why')}
    </NothingYet>
  );
}
