import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Select } from './Select';

interface PageSizeProps {
  readonly sizes: readonly number[];
  readonly size: number;
  readonly onSize: (size: number) => void;
}

/** How many rows a page has. */
export function PageSize({ sizes, size, onSize }: PageSizeProps) {
  const { t } = useTranslation('parts');
  return (
    <Box width="8rem">
      <Select
        label={t('pagination.size')}
        value={String(size)}
        onChange={(value) => onSize(Number(value))}
        options={sizes.map((one) => ({
          value: String(one),
          label: t('pagination.rows', { count: one }),
        }))}
      />
    </Box>
  );
}
