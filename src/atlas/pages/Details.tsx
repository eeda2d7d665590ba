import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectAddress, selectProofs } from '../charts/atlas';
import { isGone } from '../compare/together';
import { statesWithin } from '../model/diagram';
import { Remarks } from '../remarks/Remarks';
import { ApprovalFacts } from './ApprovalFacts';
import { ChartFacts } from './ChartFacts';
import type { DetailsProps } from './detailsProps';
import { Legend } from './Legend';
import { RunLinks } from './RunLinks';
import { StateDetails } from './StateDetails';
import { TransitionDetails } from './TransitionDetails';

/** The remarks on it; none where it is gone. */
function OwnRemarks({ actor, machine, focus, diagram, names }: DetailsProps) {
  const address = useSelector(actor, selectAddress);
  const approval = useSelector(actor, selectProofs)[diagram.chart]?.approval;
  if (machine === null || approval === undefined || isGone(focus ?? '')) return null;
  const signatures = approval?.signatures ?? [];
  return <Remarks about={focus} {...{ address, signatures, diagram, names }} />;
}

/** What is known of the state or transition that one looks at; of the whole chart where it is none. */
export function Details(props: DetailsProps) {
  const { t } = useTranslation('atlas');
  const { focus, diagram } = props;
  const remarks = <OwnRemarks {...props} />;
  const transition = diagram.transitions.find(({ id }) => id === focus);
  if (transition !== undefined) {
    return (
      <>
        <TransitionDetails {...props} transition={transition} />
        {remarks}
      </>
    );
  }
  const state = statesWithin(diagram.root).find(({ id }) => id === focus);
  if (state !== undefined) {
    return (
      <>
        <StateDetails {...props} state={state} />
        {remarks}
      </>
    );
  }
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
              <RunLinks {...props} machine={props.machine} />
            </chakra.div>
          </chakra.div>
          {focus === null ? remarks : null}
        </>
      )}
      <Legend />
    </>
  );
}
