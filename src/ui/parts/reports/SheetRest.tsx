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

/** As many as there is room for, each as wide as its words. */
const columns = 'repeat(auto-fill, minmax(12rem, 1fr))';

/** The rows that have no room, together: how many they are, how many of them in which band, and their sums. */
export function SheetRest({ view, rest, isBanded, to }: SheetRestProps) {
  const { t } = useTranslation('reports');
  const name = t(`sheet.rest.${view}`, { count: rest.count });
  return (
    <>
      <tr>
        <Cell colSpan={isBanded ? 2 : 1}>
          {to === undefined ? name : <TextLink to={to}>{name}</TextLink>}
        </Cell>
        <Figures of={rest} to={() => to} />
      </tr>
      {isBanded ? (
        <tr>
          {/* A line of its own, in columns: beside the name and the figures they had no room. */}
          <Cell colSpan={5} borderTopWidth="0">
            <chakra.span display="grid" gridTemplateColumns={columns} columnGap={3}>
              {rest.bands.map(({ band, count }) => (
                <Band key={band} {...{ band, count }} />
              ))}
            </chakra.span>
          </Cell>
        </tr>
      ) : null}
    </>
  );
}
