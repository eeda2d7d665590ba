import { useTranslation } from 'react-i18next';
import { classMastery, masterySigns, type PreparedPoint } from '../../domain/preparation';
import { HStack } from '@chakra-ui/react';
import { Status } from '../parts/Status';

interface MasteryProps {
  readonly point: Pick<PreparedPoint, 'answering_count' | 'proficient_count'>;
  /** Just the two numbers, where the legend says what they count. */
  readonly short?: boolean;
}

/** How many of the analyst's students are proficient in a point, by sign and in words [SCREEN-157]. */
export function Mastery({ point, short = false }: MasteryProps) {
  const { t } = useTranslation('preparation');
  const { answering_count: of, proficient_count: proficient } = point;
  const key = of === 0 ? 'none' : short ? 'short' : 'outOf';
  return <Status kind={classMastery(point)}>{t(`mastery.${key}`, { proficient, of })}</Status>;
}

/** What the signs mean. */
export function MasteryLegend() {
  const { t } = useTranslation('preparation');
  return (
    <HStack as="ul" listStyleType="none" wrap="wrap" gap={4} aria-label={t('legend.title')}>
      {masterySigns.map((sign) => (
        <li key={sign}>
          <Status kind={sign}>{t(`legend.${sign}`)}</Status>
        </li>
      ))}
    </HStack>
  );
}
