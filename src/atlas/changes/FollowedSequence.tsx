import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/parts/TextLink';
import { selectAddress } from '../charts/atlas';
import type { Standing } from '../compare/walk';
import { addressText } from '../model/address';
import type { ShortestSequence } from '../model/comparison';
import type { DetailsProps } from '../pages/detailsProps';
import { StepPlayer } from '../pages/StepPlayer';
import { Reactions } from './Reactions';

interface FollowedSequenceProps extends Pick<DetailsProps, 'actor' | 'names'> {
  readonly sequence: ShortestSequence;
}

/** The sequence that tells two versions apart, followed step by step in the drawing. */
export function FollowedSequence({ actor, names, sequence }: FollowedSequenceProps) {
  const { t } = useTranslation('atlas');
  const address = useSelector(actor, selectAddress);
  const { steps } = sequence;
  const stateOf = (standing: Standing | null) =>
    standing === null ? t('charts:say.fails') : `→ ${names.value(standing.value)}`;
  const outcomesOf = (before: Standing | null, after: Standing | null) => {
    const [former, latter] = [stateOf(before), stateOf(after)];
    if (former === latter) return [latter];
    return [`${t('changes.version.before')} ${former}`, `${t('changes.version.after')} ${latter}`];
  };
  return (
    <>
      <chakra.p mb={2}>
        <TextLink to={addressText({ ...address, path: null, step: 0 })}>
          {t('changes.all')}
        </TextLink>
      </chakra.p>
      <StepPlayer
        actor={actor}
        steps={steps.map(({ cause, data, before, after }) => ({
          action: names.step(cause),
          data,
          settled: [],
          outcomes: outcomesOf(before, after),
        }))}
      />
      {address.step === steps.length - 1 ? (
        <chakra.div mt={3} role="status">
          <Reactions sequence={sequence} names={names} />
        </chakra.div>
      ) : null}
    </>
  );
}
