import { chakra } from '@chakra-ui/react';
import { statesWithin } from '../model/diagram';
import { ApprovalFacts } from './ApprovalFacts';
import { ChartFacts } from './ChartFacts';
import type { DetailsProps } from './detailsProps';
import { Legend } from './Legend';
import { StateDetails } from './StateDetails';
import { TransitionDetails } from './TransitionDetails';

/** What is known of the state or transition that one looks at; of the whole chart where it is none. */
export function Details(props: DetailsProps) {
  const { focus, diagram } = props;
  const transition = diagram.transitions.find(({ id }) => id === focus);
  if (transition !== undefined) return <TransitionDetails {...props} transition={transition} />;
  const state = statesWithin(diagram.root).find(({ id }) => id === focus);
  if (state !== undefined) return <StateDetails {...props} state={state} />;
  return (
    <>
      {props.machine === null ? null : (
        <>
          <ChartFacts {...props} />
          <chakra.div mt={3}>
            <ApprovalFacts {...props} />
          </chakra.div>
        </>
      )}
      <Legend />
    </>
  );
}
