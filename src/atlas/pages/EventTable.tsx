import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NothingYet } from '../../ui/parts/Emptiness';
import { selectAddress, type AtlasActor } from '../charts/atlas';
import type { Diagram } from '../model/diagram';
import { eventTable } from '../model/eventTable';
import type { Names } from '../model/names';
import { EventTableCell } from './EventTableCell';

interface EventTableProps {
  readonly actor: AtlasActor;
  readonly diagram: Diagram;
  readonly names: Names;
}

const Table = chakra('table', {
  base: {
    borderCollapse: 'separate',
    borderSpacing: 0,
    textStyle: 'small',
    '& th, & td': {
      px: 3,
      py: 2,
      borderBottomWidth: '1px',
      borderInlineEndWidth: '1px',
      textAlign: 'start',
      verticalAlign: 'top',
      minWidth: '9rem',
      maxWidth: '15rem',
      overflowWrap: 'anywhere',
    },
    '& th': { bg: 'bg.subtle', fontWeight: 'medium' },
    '& thead th': { position: 'sticky', top: 0, zIndex: 1 },
    '& tbody th, & thead th:first-of-type': { position: 'sticky', insetInlineStart: 0 },
    '& thead th:first-of-type': { zIndex: 2 },
  },
});

/** Every event that is sent to a chart, and what each state does with it, or that it ignores it. */
export function EventTable({ actor, diagram, names }: EventTableProps) {
  const { t } = useTranslation('atlas');
  const address = useSelector(actor, selectAddress);
  const { states, rows } = useMemo(() => eventTable(diagram), [diagram]);
  const label = t('table.label', { chart: names.chart });
  if (rows.length === 0) {
    return <NothingYet title={t('table.none')}>{t('table.noneWhy')}</NothingYet>;
  }
  return (
    <chakra.div
      role="region"
      aria-label={label}
      tabIndex={0}
      overflow="auto"
      height="full"
      _print={{ overflow: 'visible', height: 'auto' }}
    >
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('table.event')}</th>
            {states.map(({ id, path }) => (
              <th key={id} scope="col">
                {names.place(path)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ event, cells }) => (
            <tr key={event}>
              <th scope="row">
                {names.event(event)}
                <chakra.code display="block" fontFamily="mono" color="fg.muted" fontWeight="normal">
                  {event}
                </chakra.code>
              </th>
              {cells.map((cell, index) => (
                <td key={states[index]?.id}>
                  <EventTableCell {...{ cell, address, diagram, names }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.div>
  );
}
