import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { statesWithin } from '../model/diagram';
import { ApprovalFacts } from './ApprovalFacts';
import { ChartFacts } from './ChartFacts';
import type { DetailsProps } from './detailsProps';
import { Legend } from './Legend';
import { RunLinks } from './RunLinks';
import { StateDetails } from './StateDetails';
import { TransitionDetails } from './TransitionDetails';

/** What is known of the state or transition that one looks at; of the whole chart where it is none. */
export function Details(props: DetailsProps) {
  const { t } = useTranslation('atlas');
  const { focus, diagram } = props;
  const transition = diagram.transitions.find(({ id }) => id === focus);
  if (transition !== undefined) return <TransitionDetails {...props} transition={transition} />;
  const state = statesWithin(diagram.root).find(({ id }) => id === focus);
  if (state !== undefined) return <StateDetails {...props} state={state} />;
  return (
    <>
      {focus === null ? null : (
        <chakra.p role="alert" mb={3}>
          {t('details.gone', { id: focus })}
        </chakra.p>
      )}
      {props.machine === null ? null : (
        <>
          <ChartFacts {...props} />
          <chakra.div mt={3}>
            <ApprovalFacts {...props} />
            <chakra.div mt={3}>
              <RunLinks {...props} />
            </chakra.div>
          </chakra.div>
        </>
      )}
      <Legend />
    </>
  );
}
