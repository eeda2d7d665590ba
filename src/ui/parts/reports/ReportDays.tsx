import { Box, Flex, HStack } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWallTime } from '../../../domain/businessTime';
import { rangeFault } from '../../../machines/reports/range';
import { DateTimeInput } from '../DateTimeInput';
import { FieldControlContext } from '../fieldControl';
import { Text } from '../Text';

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface ReportDaysProps {
  readonly days: Days;
  readonly onChange: (days: Days) => void;
}

/** A text that has all digits of a day. */
const isWhole = (text: string) => /^\d{4}\D?\d{1,2}\D?\d{2}\D?$/.test(text);

/** Days of one's own, both of which belong to the report; until they are whole and in order the preset holds. */
export function ReportDays({ days, onChange }: ReportDaysProps) {
  const { t } = useTranslation('reports');
  const [typed, setTyped] = useState<Days>({});
  const texts = [typed.from, typed.to].filter((text) => text !== undefined);
  const noDay = texts.find((text) => isWhole(text) && !isWallTime(text, false));
  const fault = noDay === undefined ? rangeFault(days) : 'noSuchDay';
  return (
    <Flex wrap="wrap" align="center" columnGap={4} rowGap={2} mb={2} _print={{ display: 'none' }}>
      {(['from', 'to'] as const).map((end) => (
        <Day
          key={end}
          label={t(`filter.${end}`)}
          value={days[end] ?? ''}
          onChange={(text) => {
            setTyped({ ...typed, [end]: text });
            onChange({ [end]: isWallTime(text, false) ? text : undefined });
          }}
        />
      ))}
      {fault === null ? null : (
        <Text small role="alert" color="status.act">
          {t(`range.${fault}`, { day: noDay })}
        </Text>
      )}
    </Flex>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** One end of the days, its label beside it. */
function Day({ label, value, onChange }: DayProps) {
  const id = useId();
  const control = useMemo(() => ({ id }), [id]);
  return (
    <HStack gap={2}>
      <label htmlFor={id}>{label}</label>
      <Box width="11rem">
        <FieldControlContext value={control}>
          <DateTimeInput kind="date" value={value} onChange={onChange} />
        </FieldControlContext>
      </Box>
    </HStack>
  );
}
