import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Footprints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/parts/LinkButton';
import { selectAddress } from '../charts/atlas';
import { addressText } from '../model/address';
import { sequenceId, type KnownBehaviour } from '../model/comparison';
import type { DetailsProps } from '../pages/detailsProps';
import { Facts } from '../pages/Facts';
import { SignedDifference } from '../pages/SignedDifference';
import { Reactions } from './Reactions';

interface BehaviourProps extends Pick<DetailsProps, 'actor' | 'names' | 'diagram'> {
  readonly behaviour: KnownBehaviour;
}

/** What tells two versions apart for everybody outside, or that nothing does. */
export function Behaviour({ actor, names, diagram, behaviour }: BehaviourProps) {
  const { t } = useTranslation('atlas');
  const address = useSelector(actor, selectAddress);
  if (behaviour.kind === 'signed') {
    return (
      <chakra.div mt={4}>
        <Facts>
          <SignedDifference {...{ actor, names, diagram }} />
        </Facts>
      </chakra.div>
    );
  }
  if (behaviour.kind !== 'different') {
    const values =
      behaviour.kind === 'incomparable'
        ? { reason: behaviour.reason }
        : { count: behaviour.exhausted };
    return <chakra.p mt={4}>{t(`charts:say.${behaviour.kind}`, values)}</chakra.p>;
  }
  const { steps, isShown } = behaviour;
  return (
    <>
      <chakra.h2 fontWeight="semibold" mt={4} mb={1}>
        {t(`charts:say.${isShown ? 'apart' : 'apartInMemory'}`, { count: steps.length - 1 })}
      </chakra.h2>
      <chakra.ol mb={2}>
        {steps.map(({ cause }, index) => (
          <li key={index}>
            {index}. {names.step(cause)}
          </li>
        ))}
      </chakra.ol>
      <Reactions sequence={behaviour} names={names} />
      <chakra.div mt={3}>
        <LinkButton
          size="small"
          icon={Footprints}
          to={addressText({ ...address, path: sequenceId, step: 0, focus: null })}
        >
          {t('changes.follow')}
        </LinkButton>
      </chakra.div>
    </>
  );
}
