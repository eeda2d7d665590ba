import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FollowSelected } from '../../ui/parts/FollowSelected';
import type { NumberedChange } from '../compare/numbered';
import { idOfChange, type Together } from '../compare/together';
import { statesWithin } from '../model/diagram';
import type { DetailsProps } from '../pages/detailsProps';
import { ChangeItem } from './ChangeItem';

interface ChangeListProps extends Pick<DetailsProps, 'actor' | 'names' | 'focus'> {
  readonly together: Together;
}

/** What is new, gone, renamed or changed, by the numbers in the drawing. */
export function ChangeList({ actor, names, focus, together }: ChangeListProps) {
  const { t } = useTranslation('atlas');
  const paths = new Map(statesWithin(together.both.root).map(({ id, path }) => [id, path]));
  const transitions = new Map(together.both.transitions.map((one) => [one.id, one]));
  const stateName = (id: string) => names.state(paths.get(id) ?? id);
  const nameOf = (id: string) => {
    const transition = transitions.get(id);
    if (transition === undefined) return stateName(id);
    const { from, trigger, targets } = transition;
    const arrow = targets.length === 0 ? '' : ` → ${targets.map(stateName).join(' + ')}`;
    return `${stateName(from)} · ${names.trigger(trigger)}${arrow}`;
  };
  const part = (what: NumberedChange['what']) => {
    const own = together.changes.filter((one) => one.what === what);
    if (own.length === 0) return null;
    return (
      <>
        <chakra.h2 fontWeight="semibold" mt={3} mb={1}>
          {t(`charts:say.${what}s`)}
        </chakra.h2>
        <chakra.ul display="grid" gap={2}>
          {own.map((change) => {
            const id = idOfChange(change, together.idOf);
            return (
              <li key={change.number} data-selected={id === focus || undefined}>
                <ChangeItem
                  actor={actor}
                  change={change}
                  id={id}
                  name={nameOf(id)}
                  isSelected={id === focus}
                />
              </li>
            );
          })}
        </chakra.ul>
      </>
    );
  };
  return (
    <FollowSelected selectedId={focus}>
      {part('state')}
      {part('transition')}
    </FollowSelected>
  );
}
