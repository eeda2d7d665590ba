import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  abilityBand,
  correctShare,
  type HandoutFrame,
  longestPart,
  type ReportRow,
  type ReportSheet,
  type ReportTotals,
  shortened,
} from '../../../domain/reports';
import { cutText } from '../../../domain/formulaText';
import { wholePercent } from '../../../domain/number';
import { textLine } from '../../../domain/tableText';
import { useDates } from '../dates';
import { FormulaText } from '../FormulaText';
import { Status } from '../Status';
import { bandSigns } from './reportColumns';

const Caption = chakra('caption', {
  base: {
    mb: 2,
    textAlign: 'start',
    textStyle: 'body',
    fontWeight: 'semibold',
    captionSide: 'top',
  },
});
/** On a telephone figures take what they need: the names have the rest. */
const figureWidth = { base: '1%', md: 20, _print: 20 };
const Cell = chakra('td', {
  base: { py: 0.5, pe: { base: 2, md: 3 }, borderTopWidth: '1px', verticalAlign: 'top' },
  variants: { numeric: { true: { textAlign: 'end', whiteSpace: 'nowrap', width: figureWidth } } },
});
const Head = chakra('th', {
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

interface SheetPartProps extends Pick<HandoutFrame, 'what' | 'step'> {
  readonly part: ReportSheet['parts'][number];
}

/** A part of a sheet as a table: its days, courses, chapters, points or questions. */
export function SheetPart({ part: { view, rows }, what, step }: SheetPartProps) {
  const { t } = useTranslation(['reports', 'parts']);
  const isBanded = view === 'point' || what === 'analysis';
  const { shown, rest } = shortened(rows, longestPart(what, view) ?? rows.length);
  if (rows.length === 0) return null;
  return (
    <chakra.table width="full" mb={4} textStyle="small" fontVariantNumeric="tabular-nums">
      <Caption>{view === 'daily' ? t(`sheet.${step}`) : t(`by.${view}`)}</Caption>
      <thead>
        <tr>
          <Head scope="col">{t('column.row')}</Head>
          {isBanded ? <Head scope="col">{t('column.band')}</Head> : null}
          <Head scope="col" numeric>
            {t('column.answered')}
          </Head>
          <Head scope="col" numeric>
            {t('column.right')}
          </Head>
          <Head scope="col" numeric>
            {t('column.share')}
          </Head>
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.key}>
            <Cell>
              <Name row={row} step={step} />
            </Cell>
            {isBanded ? (
              <Cell>
                <Band of={row} />
              </Cell>
            ) : null}
            <Figures of={row} />
          </tr>
        ))}
        {rest === null ? null : (
          <tr>
            <Cell>{t('sheet.rest', { count: rest.count })}</Cell>
            {isBanded ? (
              <Cell>
                <Band of={rest} />
              </Cell>
            ) : null}
            <Figures of={rest} />
          </tr>
        )}
      </tbody>
    </chakra.table>
  );
}

/** Two lines of a sheet, in Latin letters: a question is cut by whole formulas, so that a part fits its page. */
const widest = 90;

interface NameProps extends Pick<HandoutFrame, 'step'> {
  readonly row: ReportRow;
}

function Name({ row: { key, name }, step }: NameProps) {
  const { t } = useTranslation('reports');
  const { day, month } = useDates();
  const write = step === 'month' ? month : day;
  if (name === '') return t('outside');
  return key === name && /^\d{4}-/.test(key) ? (
    write(`${key}T00:00:00+08:00`)
  ) : (
    <FormulaText text={cutText(textLine(name), widest)} />
  );
}

function Band({ of }: { readonly of: ReportTotals }) {
  const { t } = useTranslation('reports');
  const band = abilityBand(of);
  return <Status kind={bandSigns[band]}>{t(`band.${band}`)}</Status>;
}

function Figures({ of }: { readonly of: ReportTotals }) {
  const { t } = useTranslation(['reports', 'parts']);
  const share = correctShare(of);
  return (
    <>
      <Cell numeric>{of.answered}</Cell>
      <Cell numeric>{of.right}</Cell>
      <Cell numeric>
        {share === null ? t('parts:none') : t('sheet.share', { share: wholePercent(share) })}
      </Cell>
    </>
  );
}
