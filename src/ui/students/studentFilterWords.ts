import { useTranslation } from 'react-i18next';

const words = {
  activity: 'activity',
  health: 'health',
  status: 'status',
  grade: 'grade',
} as const;

const isWorded = (name: string): name is keyof typeof words => name in words;

/** A filter that is set, in words: its name, and its values from the address. */
export function useFilterWords() {
  const { t } = useTranslation('students');
  return (name: string, value: string) => {
    const values = value.split(',');
    const label = t(`filter.${name}`);
    if (isWorded(name)) {
      const texts = values.map((one) => t(`${words[name]}.${one}`));
      return { label, value: texts.join(t('marking.separator')) };
    }
    const texts = values.map((one) =>
      one === 'none' ? t('stars.none') : t('stars.value', { count: Number(one) }),
    );
    return { label, value: name === 'stars' ? texts.join(t('marking.separator')) : value };
  };
}
