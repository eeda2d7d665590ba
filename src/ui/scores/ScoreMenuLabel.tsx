import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type scoreMenuLabel, selectIsLabelled } from '../../machines/scores/scoreMenuLabel';
import { Text } from '../parts/Text';

interface ScoreMenuLabelProps {
  readonly actor: ActorRefFrom<typeof scoreMenuLabel>;
}

/** The "new" label of the score entry, as long as it shows. */
export function ScoreMenuLabel({ actor }: ScoreMenuLabelProps) {
  const { t } = useTranslation('shell');
  return useSelector(actor, selectIsLabelled) ? (
    <Text small color="brand.fg">
      {t('sidebar.new')}
    </Text>
  ) : null;
}
