import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ReportView, shortened } from '../../../domain/reports';
import { TextLink } from '../TextLink';
import { Band, Cell, Figures } from './sheetCells';

interface SheetRestProps {
  readonly view: ReportView;
  readonly rest: NonNullable<ReturnType<typeof shortened>['rest']>;
  readonly isBanded: boolean;
  /** Where all rows are; undefined where nobody is led there. */
  readonly to: string | undefined;
}

/** The rows that have no room, in one line: how many they are, how many of them in which band, and their sums. */
export function SheetRest({ view, rest, isBanded, to }: SheetRestProps) {
  const { t } = useTranslation('reports');
  const name = t(`sheet.rest.${view}`, { count: rest.count });
  return (
    <tr>
      {/* Over both columns: the bands of all of them would leave the names of the rows above no room. */}
      <Cell colSpan={isBanded ? 2 : 1}>
        <chakra.span display="flex" flexWrap="wrap" columnGap={3}>
          {to === undefined ? name : <TextLink to={to}>{name}</TextLink>}
          {isBanded
            ? rest.bands.map(({ band, count }) => <Band key={band} {...{ band, count }} />)
            : null}
        </chakra.span>
      </Cell>
      <Figures of={rest} to={() => to} />
    </tr>
  );
}
