import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { type AbilityBand, correctShare, type ReportTotals } from '../../../domain/reports';
import { wholePercent } from '../../../domain/number';
import { Status } from '../Status';
import { FigureLink } from './FigureLink';
import { bandSigns } from './reportColumns';

/** On a telephone figures take what they need: the names have the rest. */
const figureWidth = { base: '1%', md: 20, _print: 20 };
export const Cell = chakra('td', {
  base: { py: 0.5, pe: { base: 2, md: 3 }, borderTopWidth: '1px', verticalAlign: 'top' },
  variants: { numeric: { true: { textAlign: 'end', whiteSpace: 'nowrap', width: figureWidth } } },
});
export const Head = chakra('th', {
  base: {
    py: 0.5,
    pe: { base: 2, md: 3 },
    textAlign: 'start',
    color: 'fg.muted',
    fontWeight: 'normal',
    // Chinese would break between any two characters where the column is as narrow as it can be.
    wordBreak: 'keep-all',
  },
  variants: { numeric: { true: { textAlign: 'end', width: figureWidth } } },
});

interface BandProps {
  readonly band: AbilityBand;
  /** How many rows are in it, where it stands for several. */
  readonly count?: number;
}

/** A band by its shape and its words. */
export function Band({ band, count }: BandProps) {
  const { t } = useTranslation('reports');
  const name = t(`band.${band}`);
  // In one line it would push the figures out of a telephone's sight.
  return (
    <Status wraps kind={bandSigns[band]}>
      {count === undefined ? name : t('sheet.inBand', { count, band: name })}
    </Status>
  );
}

interface FiguresProps {
  readonly of: ReportTotals;
  /** Where the answers are that a figure counts. */
  readonly to: (figure: 'answered' | 'right') => string | undefined;
}

/** The figures of a line of a sheet, each as the way to the answers that it counts. */
export function Figures({ of, to }: FiguresProps) {
  const { t } = useTranslation(['reports', 'parts']);
  const share = correctShare(of);
  return (
    <>
      <Cell numeric>
        <FigureLink value={of.answered} to={to('answered')} />
      </Cell>
      <Cell numeric>
        <FigureLink value={of.right} to={to('right')} />
      </Cell>
      <Cell numeric>
        {share === null ? t('parts:none') : t('sheet.share', { share: wholePercent(share) })}
      </Cell>
    </>
  );
}
