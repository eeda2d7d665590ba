import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type scoreMenuLabel, selectIsLabelled } from '../../machines/scores/scoreMenuLabel';
import type { ActorProps } from '../parts/actorProps';
import { Text } from '../parts/Text';

/** The "new" label of the score entry, as long as it shows. */
export function ScoreMenuLabel({ actor }: ActorProps<typeof scoreMenuLabel>) {
  const { t } = useTranslation('shell');
  return useSelector(actor, selectIsLabelled) ? (
    <Text small color="brand.fg">
      {t('sidebar.new')}
    </Text>
  ) : null;
}
