import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { TextLink } from '../../ui/parts/TextLink';
import { selectAddress, type AtlasActor } from '../charts/atlas';
import { addressText } from '../model/address';
import type { DiagramTransition } from '../model/diagram';
import type { Names } from '../model/names';
import { Code } from './Facts';

interface TransitionLinksProps {
  readonly actor: AtlasActor;
  readonly transitions: readonly DiagramTransition[];
  readonly names: Names;
}

/** Transitions, each of them a link to itself. */
export function TransitionLinks({ actor, transitions, names }: TransitionLinksProps) {
  const address = useSelector(actor, selectAddress);
  return (
    <chakra.ul display="grid" gap={1}>
      {transitions.map(({ id, trigger, guard, spec }) => (
        <chakra.li key={id} display="flex" flexWrap="wrap" columnGap={1}>
          <TextLink to={addressText({ ...address, focus: id })}>{names.trigger(trigger)}</TextLink>
          {guard === null ? null : <Code>[{names.guard(guard) ?? guard}]</Code>}
          <chakra.span textStyle="small" color="fg.muted">
            {spec.join(' ')}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
