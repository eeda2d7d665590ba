import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ReportAnswer } from '../../../machines/reports/reportRows';
import { Select } from '../Select';
import { ReportChart } from './ReportChart';
import { ReportDays } from './ReportDays';
import { useRangeWords } from './RangeOf';
import { ReportFigures } from './ReportFigures';

/** What narrows a report besides its presets. */
interface Narrowed {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly course?: number | undefined;
}

interface ReportPartsProps {
  readonly answer: ReportAnswer | null;
  readonly filters: Narrowed;
  readonly onChange: (filters: Narrowed) => void;
  /** The page of the answers behind the totals; null where no page lists them. */
  readonly behind: string | null;
  /** Whether the answer is not of the days that are typed: its drawing is put away. */
  readonly isOfOtherDays: boolean;
}

/** What stands above the rows of a report: days and course, the totals, and a drawing of its whole range. */
export function ReportParts(props: ReportPartsProps) {
  const { answer, filters, onChange, behind, isOfOtherDays } = props;
  const { t } = useTranslation('reports');
  const { from, to, course } = filters;
  const rangeWords = useRangeWords();
  return (
    <>
      <Flex wrap="wrap" align="flex-start" columnGap={4}>
        <ReportDays
          days={{ from, to }}
          shown={answer === null ? undefined : rangeWords(answer)}
          onChange={onChange}
        />
        <Box width="14rem" mb={3} _print={{ display: 'none' }}>
          <Select
            label={t('filter.course')}
            value={course === undefined ? '' : String(course)}
            options={[
              { value: '', label: t('allCourses') },
              ...(answer?.courses ?? []).map(({ id, name }) => ({
                value: String(id),
                label: name,
              })),
            ]}
            onChange={(value) => onChange({ course: value === '' ? undefined : Number(value) })}
          />
        </Box>
      </Flex>
      {answer === null ? null : (
        <>
          <ReportFigures answer={answer} behind={behind} />
          {isOfOtherDays ? null : <ReportChart answer={answer} />}
        </>
      )}
    </>
  );
}
