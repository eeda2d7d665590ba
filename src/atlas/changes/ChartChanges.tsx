import { useSelector } from '@xstate/react';
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../ui/parts/RadioGroup';
import { selectAddress } from '../charts/atlas';
import type { Together } from '../compare/together';
import { versions } from '../model/address';
import { sequenceId, type ChangedChart } from '../model/comparison';
import type { DetailsProps } from '../pages/detailsProps';
import { Behaviour } from './Behaviour';
import { ChangeList } from './ChangeList';
import { FollowedSequence } from './FollowedSequence';
import { Functions } from './Functions';

interface ChartChangesProps extends DetailsProps {
  readonly together: Together;
  readonly change: ChangedChart;
}

/** What differs between two versions of a chart: on the drawing, as a list, and in what they do. */
export function ChartChanges({ change, ...props }: ChartChangesProps) {
  const { t } = useTranslation('atlas');
  const { actor, together } = props;
  const { path, changes: version } = useSelector(actor, selectAddress);
  const { behaviour, implementations } = change;
  const isFollowed = path === sequenceId && behaviour.kind === 'different';
  const isRead = together.changes.length + implementations.length > 0;
  return (
    <>
      <chakra.div my={3}>
        <RadioGroup
          label={t('changes.drawing')}
          value={version ?? ''}
          options={versions.map((value) => ({ value, label: t(`changes.version.${value}`) }))}
          onChange={(chosen) => {
            const next = versions.find((one) => one === chosen);
            if (next !== undefined) actor.send({ type: 'version.chosen', version: next });
          }}
        />
      </chakra.div>
      {isFollowed ? (
        <FollowedSequence {...props} sequence={behaviour} />
      ) : (
        <>
          {isRead ? null : (
            <p>
              {t(behaviour.kind === 'signed' ? 'changes.readsAlike' : 'charts:say.onlyBehaviour')}
            </p>
          )}
          <ChangeList {...props} />
          <Functions {...props} implementations={implementations} />
          <Behaviour {...props} behaviour={behaviour} />
        </>
      )}
    </>
  );
}
