import { Box } from '@chakra-ui/react';
import { Columns3 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button';
import { useColumnChoice } from '../columnChoice';
import { useColumnsOnScreen } from '../DataTable/onScreen';
import { FilterSelect } from '../FilterSelect';

interface ColumnChooserProps {
  /** The id of the list. */
  readonly list: string;
  /** All columns that it has, whether on the screen or not. */
  readonly columns: readonly { readonly id: string; readonly head: string }[];
}

/** Brings back columns that a narrow page has dropped, and hides others. */
export function ColumnChooser({ list, columns }: ColumnChooserProps) {
  const { t } = useTranslation('parts');
  const place = useRef<HTMLDivElement>(null);
  const { choice, actor } = useColumnChoice(list);
  const onScreen = useColumnsOnScreen(place);
  const offered = columns.slice(1).filter(({ head }) => head !== '');
  if (actor === null || offered.length === 0) return null;
  const shown = offered.filter(({ id }) => onScreen.includes(id)).map(({ id }) => id);
  const missing = offered.length - shown.length;
  return (
    <Box ref={place}>
      <FilterSelect
        icon={Columns3}
        name={t('columns.label')}
        label={missing === 0 ? t('columns.label') : t('columns.missing', { count: missing })}
        options={offered.map(({ id }) => id)}
        chosen={shown}
        wordOf={(id) => offered.find((column) => column.id === id)?.head ?? id}
        onChange={(next) => {
          for (const { id } of offered) {
            const isShown = next.includes(id);
            if (isShown !== shown.includes(id))
              actor.send({ type: 'column.switched', list, column: id, isShown });
          }
        }}
      >
        {choice.shown.length + choice.hidden.length > 0 ? (
          <Button kind="quiet" onClick={() => actor.send({ type: 'columns.reset', list })}>
            {t('columns.reset')}
          </Button>
        ) : null}
      </FilterSelect>
    </Box>
  );
}
