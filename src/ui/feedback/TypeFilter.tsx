import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { type HeadquartersType, headquartersTypes } from '../../domain/feedback';
import { Select } from '../parts/Select';

interface TypeFilterProps {
  /** Null is every type. */
  readonly type: HeadquartersType | null;
  readonly onChoose: (type: HeadquartersType | null) => void;
}

/** Chooses of which type the listed feedback to headquarters is. */
export function TypeFilter({ type, onChoose }: TypeFilterProps) {
  const { t } = useTranslation('feedback');
  return (
    <chakra.div maxWidth="12rem" mb={3}>
      <Select
        label={t('field.type')}
        value={type ?? ''}
        options={['', ...headquartersTypes].map((value) => ({
          value,
          label: t(value === '' ? 'sent.all' : `type.${value}`),
        }))}
        onChange={(value) => onChoose(headquartersTypes.find((known) => known === value) ?? null)}
      />
    </chakra.div>
  );
}
