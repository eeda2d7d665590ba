import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Select } from '../Select';

interface ChoiceOfProps {
  readonly label: string;
  readonly all: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: number | undefined;
  /** Whether it needs more room. */
  readonly wide?: boolean | undefined;
  readonly onChoose: (id: number | undefined) => void;
}

/** One of many by its name, or all of them. */
export function ChoiceOf({ label, all, chosen, wide = false, onChoose }: ChoiceOfProps) {
  const { t } = useTranslation('answers');
  return (
    <Box width={wide ? '14rem' : '9rem'}>
      <Select
        label={label}
        value={chosen === undefined ? '' : String(chosen)}
        disabled={all.length === 0}
        options={[
          { value: '', label: t('filter.all', { what: label }) },
          ...all.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(value) => onChoose(value === '' ? undefined : Number(value))}
      />
    </Box>
  );
}
