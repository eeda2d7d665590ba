import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Text } from '../Text';
import { TextLink } from '../TextLink';

interface PrintedPartProps {
  readonly first: number;
  readonly last: number;
  readonly total: number;
  /** Where the whole report is, made for paper. */
  readonly whole: string;
}

/** Says on paper which rows of a report stand there, and where the whole is. */
export function PrintedPart({ whole, ...rows }: PrintedPartProps) {
  const { t } = useTranslation('reports');
  return (
    <Box display="none" mb={3} _print={{ display: 'block' }}>
      <Text as="p">{t('printed', rows)}</Text>
      <TextLink to={whole}>{t('handout.open')}</TextLink>
    </Box>
  );
}
