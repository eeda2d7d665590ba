import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../ui/parts/Tabs';
import { addressText, reviews, views, type Address } from '../model/address';

/** How the charts are shown, and which of them. */
export function ContentsViews({ address }: { readonly address: Address }) {
  const { t } = useTranslation('atlas');
  const { view, only } = address;
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap={8} mb={4}>
      <Tabs
        label={t('contents.views')}
        selected={view ?? 'list'}
        items={[null, ...views].map((id) => ({
          id: id ?? 'list',
          label: t(`contents.view.${id ?? 'list'}`),
          to: addressText({ ...address, view: id }),
        }))}
      />
      <Tabs
        label={t('contents.only')}
        selected={only ?? 'all'}
        items={[null, ...reviews].map((id) => ({
          id: id ?? 'all',
          label: t(`contents.reviewed.${id ?? 'all'}`),
          to: addressText({ ...address, only: id }),
        }))}
      />
    </chakra.div>
  );
}
