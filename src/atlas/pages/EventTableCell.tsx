import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/parts/TextLink';
import { addressText, type Address } from '../model/address';
import { placeOf, statesWithin, type Diagram } from '../model/diagram';
import type { EventCell } from '../model/eventTable';
import type { Names } from '../model/names';

interface EventTableCellProps {
  readonly cell: EventCell;
  readonly address: Address;
  readonly diagram: Diagram;
  readonly names: Names;
}

/** What a state does with an event: each branch with its condition and where it leads, or nothing. */
export function EventTableCell({ cell, address, diagram, names }: EventTableCellProps) {
  const { t } = useTranslation('atlas');
  if (cell.transitions.length === 0) {
    return <chakra.span color="fg.muted">{t('table.ignored')}</chakra.span>;
  }
  const paths = new Map(statesWithin(diagram.root).map(({ id, path }) => [id, path]));
  return (
    <>
      {cell.transitions.map((transition) => {
        const { id, guard, targets, actions } = transition;
        const place = placeOf(transition, diagram);
        const way =
          targets.length === 0
            ? t('transition.stays')
            : `→ ${targets.map((target) => names.state(paths.get(target) ?? target)).join(' + ')}`;
        return (
          <div key={id}>
            <TextLink to={addressText({ ...address, focus: id, tab: 'details' })}>
              {place === null ? way : `(${String(place)}) ${way}`}
            </TextLink>
            {guard === null ? null : (
              <chakra.span display="block" fontStyle="italic" color="fg.muted">
                [{names.guard(guard) ?? guard}]
              </chakra.span>
            )}
            {actions.length === 0 ? null : (
              <chakra.span display="block" color="fg.muted">
                / {names.actions([...new Set(actions.map(({ name }) => name))])}
              </chakra.span>
            )}
          </div>
        );
      })}
      {cell.isInherited ? (
        <chakra.span display="block" color="fg.muted">
          {t('table.inherited')}
        </chakra.span>
      ) : null}
    </>
  );
}
