import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { rangeFault } from '../../../machines/reports/range';
import { DateTimeInput } from '../DateTimeInput';
import { Text } from '../Text';

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface ReportDaysProps {
  readonly days: Days;
  readonly onChange: (days: Days) => void;
}

/** Days of one's own, both of which belong to the report; until they are whole and in order the preset holds. */
export function ReportDays({ days, onChange }: ReportDaysProps) {
  const { t } = useTranslation('reports');
  const fault = rangeFault(days);
  return (
    <Flex wrap="wrap" align="center" gap={2} mb={2} _print={{ display: 'none' }}>
      {(['from', 'to'] as const).map((end) => (
        <Box key={end} width="11rem">
          <DateTimeInput
            kind="date"
            label={t(`filter.${end}`)}
            value={days[end] ?? ''}
            onChange={(typed) => {
              onChange({ [end]: typed === '' ? undefined : typed });
            }}
          />
        </Box>
      ))}
      {fault === null ? null : (
        <Text small role="alert" color="status.act">
          {t(`range.${fault}`)}
        </Text>
      )}
    </Flex>
  );
}
