import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  fewestAnswers,
  leastSeconds,
  levelBounds,
  type LevelEvidence,
  type LevelFigure,
  levelFigure,
  levelFigures,
  readLevelFigure,
} from '../../domain/levelEvidence';
import { wholePercent } from '../../domain/number';
import { useDates } from '../parts/dates';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';

interface LevelEvidenceTableProps {
  readonly evidence: LevelEvidence;
}

const Cell = chakra('td', { base: { py: 1, pe: 4, verticalAlign: 'top' } });
const Head = chakra('th', {
  base: { py: 1, pe: 4, textAlign: 'start', color: 'fg.muted', fontWeight: 'normal' },
});

const signs = { above: 'good', within: 'watch', below: 'act', tooFew: 'none' } as const;

/** Accuracy, mastery and time since the last decision, each beside the bounds that it is compared with. */
export function LevelEvidenceTable({ evidence }: LevelEvidenceTableProps) {
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
  const signOf = (figure: LevelFigure) => {
    const reading = readLevelFigure(evidence, figure);
    const isUsualTime = figure === 'time' && reading === 'within';
    return { kind: isUsualTime ? ('good' as const) : signs[reading], reading };
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
            const { kind, reading } = signOf(figure);
            return (
              <tr key={figure}>
                <Head scope="row" color="inherit">
                  {t(`level.name.${figure}`)}
                </Head>
                <Cell>{write(figure)}</Cell>
                <Cell>{t(`level.bound.${figure === 'time' ? 'time' : 'share'}`, bounds)}</Cell>
                <Cell>
                  <Status kind={kind}>
                    {t(`level.read.${figure === 'time' ? 'time' : 'share'}.${reading}`, {
                      count: fewestAnswers,
                    })}
                  </Status>
                </Cell>
              </tr>
            );
          })}
        </tbody>
      </chakra.table>
    </Box>
  );
}
