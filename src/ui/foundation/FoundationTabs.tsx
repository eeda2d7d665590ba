import { useTranslation } from 'react-i18next';
import { Tabs } from '../parts/Tabs';

const views = ['students', 'courses', 'rounds', 'weeks'] as const;

/** The views of the foundation; the address holds which. */
export function FoundationTabs({ selected }: { readonly selected: (typeof views)[number] }) {
  const { t } = useTranslation('foundation');
  const page = '/layingFoundation/index';
  return (
    <Tabs
      label={t('view.label')}
      selected={selected}
      items={views.map((id) => ({
        ...{ id, label: t(`view.${id}`) },
        to: id === 'students' ? page : `${page}?view=${id}`,
      }))}
    />
  );
}
