import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { selectFiles, selectPointed } from '../charts/atlas';
import { statesWithin } from '../model/diagram';
import { picturesOf } from '../model/pictures';
import type { DetailsProps } from './detailsProps';
import { Facts } from './Facts';
import { Pictures } from './Pictures';
import { SidePart } from './SidePart';

/** The pictures of the state that the pointer is over; they stay until it comes over another place. */
export function PointedState({ actor, diagram, names, focus }: DetailsProps) {
  const pointed = useSelector(actor, selectPointed);
  const { pictures } = useSelector(actor, selectFiles);
  const { chart, root } = diagram;
  const state = statesWithin(root).find(({ id }) => id === pointed);
  // The chart itself lies behind all: its pictures would be those of every state.
  if (state === undefined || state === root || state.id === focus) return null;
  if (picturesOf(pictures, chart, state.path).length === 0) return null;
  const name = names.state(state.path);
  return (
    <SidePart label={name} onClose={() => actor.send({ type: 'state.pointed', state: null })}>
      <chakra.h2 textStyle="title" mb={3}>
        {name}
      </chakra.h2>
      <Facts>
        <Pictures actor={actor} chart={chart} path={state.path} />
      </Facts>
    </SidePart>
  );
}
