import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Placed } from '../layout/placed';
import { usePrinting } from '../../ui/parts/usePrinting';
import { sheetsOf } from '../layout/sheets';

const Sheets = chakra('div', { base: { display: 'none', _print: { display: 'block' } } });

const Drawn = chakra('figure', {
  base: {
    m: 0,
    breakInside: 'avoid',
    breakAfter: 'page',
    _last: { breakAfter: 'auto' },
    '& svg': { display: 'block', mx: 'auto', maxWidth: 'full', height: 'auto' },
  },
});

interface PrintedSheetsProps {
  readonly placed: Pick<Placed, 'width' | 'height'>;
  /** The id of the drawing on the screen, which is printed. */
  readonly drawing: string;
}

/** A drawing for paper, on as many sheets as it takes to be read. */
export function PrintedSheets({ placed, drawing }: PrintedSheetsProps) {
  const { t } = useTranslation('atlas');
  const isPrinting = usePrinting();
  // Each sheet is the whole drawing once more to the browser, also where it is not shown.
  if (!isPrinting) return null;
  const sheets = sheetsOf(placed);
  return (
    <Sheets aria-hidden>
      {sheets.map(({ x, y, width, height, row, column, scale }) => (
        <Drawn key={`${row} ${column}`}>
          <svg viewBox={`${x} ${y} ${width} ${height}`} width={width * scale}>
            <use href={`#${drawing}`} />
          </svg>
          {sheets.length === 1 ? null : (
            <chakra.figcaption textStyle="small" color="fg.muted">
              {t('sheet', { row, column })}
            </chakra.figcaption>
          )}
        </Drawn>
      ))}
    </Sheets>
  );
}
