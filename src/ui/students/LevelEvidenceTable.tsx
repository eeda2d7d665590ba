import { Box, chakra, HStack } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Levels, levelRefusal } from '../../domain/lessons';
import {
  fewestAnswers,
  leastSeconds,
  levelBounds,
  type LevelEvidence,
  type LevelFigure,
  levelFigure,
  levelFigures,
  type LevelReading,
  readLevelFigure,
} from '../../domain/levelEvidence';
import { wholePercent } from '../../domain/number';
import { useDates } from '../parts/dates';
import { Icon } from '../parts/Icon';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';

interface LevelEvidenceTableProps {
  readonly info: Levels & { readonly evidence: LevelEvidence };
}

const Cell = chakra('td', { base: { py: 1, pe: 4, verticalAlign: 'top' } });
const Head = chakra('th', {
  base: { py: 1, pe: 4, textAlign: 'start', color: 'fg.muted', fontWeight: 'normal' },
});

/** What speaks for a change shows its way: neither is good or bad. Answers too fast to be real are looked at. */
const ways = { above: ArrowUp, below: ArrowDown } as const;
const signs = { within: 'good', tooFew: 'none', highest: 'good', lowest: 'none' } as const;

/** Accuracy, mastery and time since the last decision, each beside the bounds that it is compared with. */
export function LevelEvidenceTable({ info }: LevelEvidenceTableProps) {
  const { evidence, level } = info;
  const { t } = useTranslation('lessons');
  const { date } = useDates();
  const write = (figure: LevelFigure) => {
    const value = levelFigure(evidence, figure);
    if (value === null) return t('level.noAnswers');
    const shown = figure === 'time' ? Math.round(value) : wholePercent(value);
    return t(`level.value.${figure}`, { ...evidence, value: shown });
  };
  const bounds = {
    ...{ lower: wholePercent(levelBounds.lower), upper: wholePercent(levelBounds.upper) },
    ...{ seconds: leastSeconds },
  };
  const boundOf = (figure: LevelFigure) => {
    if (figure === 'time') return 'time';
    if (levelRefusal(info, 'up') !== null) return 'highest';
    return levelRefusal(info, 'down') === null ? 'share' : 'lowest';
  };
  return (
    <Box mb={4} overflowX="auto">
      <chakra.table width="full" fontVariantNumeric="tabular-nums" textAlign="start">
        <chakra.caption captionSide="top" textAlign="start" mb={1}>
          <Text small muted>
            {t('level.since', { date: date(evidence.since), count: evidence.answered })}
          </Text>
        </chakra.caption>
        <thead>
          <tr>
            <Head scope="col">{t('level.figure')}</Head>
            <Head scope="col">{t('level.now')}</Head>
            <Head scope="col">{t('level.bounds')}</Head>
            <Head scope="col">{t('level.reading')}</Head>
          </tr>
        </thead>
        <tbody>
          {levelFigures.map((figure) => {
            const reading = readLevelFigure(info, figure);
            const of = figure === 'time' ? 'time' : 'share';
            const words = t(`level.read.${of}.${reading}`, { count: fewestAnswers, level });
            return (
              <tr key={figure}>
                <Head scope="row" color="inherit">
                  {t(`level.name.${figure}`)}
                </Head>
                <Cell>{write(figure)}</Cell>
                <Cell>{t(`level.bound.${boundOf(figure)}`, bounds)}</Cell>
                <Cell>
                  <Reading reading={reading} figure={figure}>
                    {words}
                  </Reading>
                </Cell>
              </tr>
            );
          })}
        </tbody>
      </chakra.table>
    </Box>
  );
}

interface ReadingProps {
  readonly reading: LevelReading;
  readonly figure: LevelFigure;
  readonly children: ReactNode;
}

/** What a figure says, with the sign of what it means. */
function Reading({ reading, figure, children }: ReadingProps) {
  if (figure === 'time' && reading === 'below') return <Status kind="watch">{children}</Status>;
  if (reading !== 'above' && reading !== 'below') {
    return <Status kind={signs[reading]}>{children}</Status>;
  }
  return (
    <HStack as="span" gap={1} display="inline-flex">
      <Icon of={ways[reading]} />
      {children}
    </HStack>
  );
}
