import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/parts/TextLink';
import { selectFiles, type AtlasActor } from '../charts/atlas';
import { addressText } from '../model/address';

interface FormerChartBarProps {
  readonly actor: AtlasActor;
  readonly title: string;
}

/** What chart it was, and that it is gone. */
export function FormerChartBar({ actor, title }: FormerChartBarProps) {
  const { t } = useTranslation('atlas');
  const { comparison } = useSelector(actor, selectFiles);
  return (
    <chakra.div px={4} py={1.5} borderBottomWidth="1px" bg="bg.panel">
      <chakra.p textStyle="small" color="fg.muted" _print={{ display: 'none' }}>
        <TextLink to={addressText({})}>{t('contents.title')}</TextLink>
      </chakra.p>
      <chakra.h1 textStyle="title">{title}</chakra.h1>
      <p>{t('changes.chart.removed', { revision: comparison?.revision })}</p>
    </chakra.div>
  );
}
