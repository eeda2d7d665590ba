import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  abilityBand,
  type HandoutFrame,
  longestPart,
  type ReportRow,
  type ReportSheet,
  shortened,
} from '../../../domain/reports';
import { cutText } from '../../../domain/formulaText';
import { textLine } from '../../../domain/tableText';
import { answersBehind } from '../../../machines/reports/behind';
import { wholePart } from '../../../machines/reports/handoutAddress';
import { useDates } from '../dates';
import { FormulaText } from '../FormulaText';
import { Band, Cell, Figures, Head } from './sheetCells';
import { SheetRest } from './SheetRest';

const Caption = chakra('caption', {
  base: {
    mb: 2,
    textAlign: 'start',
    textStyle: 'body',
    fontWeight: 'semibold',
    captionSide: 'top',
  },
});
interface SheetPartProps extends Pick<HandoutFrame, 'what' | 'step'> {
  readonly part: ReportSheet['parts'][number];
  /** Which answers the sheet counts; null where no figure leads to them. */
  readonly behind: string | null;
}

/** A part of a sheet as a table: its days, courses, chapters, points or questions. */
export function SheetPart({ part: { view, rows }, what, step, behind }: SheetPartProps) {
  const { t } = useTranslation(['reports', 'parts']);
  const isBanded = view === 'point' || what === 'analysis';
  const { shown: most, rest } = shortened(rows, longestPart(what, view) ?? rows.length);
  // Chapters begin with their course, so that those of a course stand together.
  const shown =
    view === 'chapter' ? most.toSorted((one, other) => one.name.localeCompare(other.name)) : most;
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
                <Band band={abilityBand(row)} />
              </Cell>
            ) : null}
            <Figures
              of={row}
              to={(figure) =>
                // A row of weeks or months has the key of its first day alone.
                behind === null || (view === 'daily' && step !== 'day')
                  ? undefined
                  : answersBehind(behind, figure, { by: view, key: row.key })
              }
            />
          </tr>
        ))}
        {rest === null ? null : (
          <SheetRest
            {...{ view, rest, isBanded }}
            to={behind === null ? undefined : wholePart(behind, view)}
          />
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
  if (name === '') return t('noCourse');
  return key === name && /^\d{4}-/.test(key) ? (
    write(key)
  ) : (
    <FormulaText text={cutText(textLine(name), widest)} />
  );
}
