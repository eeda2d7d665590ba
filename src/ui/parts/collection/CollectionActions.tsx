import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { changedAtOnce } from '../../../domain/limits';
import {
  selectChangingIds,
  selectKnown,
  selectRows,
  selectRules,
  selectSelected,
} from '../../../machines/parts/collection/selectors';
import type { Kinds } from '../../../machines/parts/collection/types';
import { Button } from '../Button';
import { SelectionBar } from '../SelectionBar';
import type { CollectionActor } from './actor';
import { changeRows, type RowActions } from './rowActions';

interface CollectionActionsProps<K extends Kinds> {
  readonly actor: CollectionActor<K>;
  readonly actions: RowActions<K>;
  readonly tab: string;
  readonly t: TFunction;
}

/** What can be done with the ticked rows. */
export function CollectionActions<K extends Kinds>(props: CollectionActionsProps<K>) {
  const { actor, actions, tab, t } = props;
  const selected = useSelector(actor, selectSelected<K['id']>);
  const changing = useSelector(actor, selectChangingIds<K['id']>);
  const { idOf, canTick } = useSelector(actor, selectRules<K>);
  const rows = useSelector(actor, selectRows<K['row']>);
  const known = useSelector(actor, selectKnown<K['row']>);
  const ticked = known.filter((row) => selected.includes(idOf(row)));
  const isPage = rows.every((row) => !canTick(row) || selected.includes(idOf(row)));
  const isTooMuch = selected.length > changedAtOnce;
  return (
    <SelectionBar
      count={selected.length}
      skipped={isPage ? rows.filter((row) => !canTick(row)).length : 0}
      onClear={() => actor.send({ type: 'selection.cleared' })}
    >
      {actions.ofSelection?.(tab).map((name) => (
        <Button
          key={name}
          icon={actions.looks[name].icon}
          disabled={changing.length > 0 || isTooMuch}
          reason={isTooMuch ? t('parts:selection.most', { count: changedAtOnce }) : undefined}
          onClick={() => changeRows(actor, actions, name, selected)}
        >
          {t(actions.looks[name].verb ?? `action.${name}`)}
        </Button>
      ))}
      {actions.begins?.map(({ icon, verb, most, on }) => (
        <Button
          key={verb}
          icon={icon}
          disabled={most !== undefined && selected.length > most}
          reason={t('parts:selection.most', { count: most })}
          onClick={() => on(selected, ticked)}
        >
          {verb}
        </Button>
      ))}
    </SelectionBar>
  );
}
