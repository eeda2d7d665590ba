import { useSelector } from '@xstate/react';
import { ClipboardList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { badgeOf } from '../../domain/shell';
import { selectUnread, type workOrderNews } from '../../machines/workOrders/workOrderNews';
import type { ActorProps } from '../parts/actorProps';
import { Icon } from '../parts/Icon';
import { PlainLinkButton } from '../parts/LinkButton';
import { Text } from '../parts/Text';
import { Tooltip } from '../parts/Tooltip';

/** In the top bar: the way to the work orders, and how many have news. */
export function WorkOrderNews({ actor }: ActorProps<typeof workOrderNews>) {
  const { t } = useTranslation('shell');
  const count = useSelector(actor, selectUnread);
  const badge = badgeOf(count);
  const label = badge === null ? t('top.workOrders') : t('top.workOrdersUnread', { badge });
  return (
    <Tooltip text={label} named>
      <PlainLinkButton kind="quiet" to="/workOrders/list" aria-label={label}>
        <Icon of={ClipboardList} />
        {badge === null ? null : (
          <Text aria-hidden small figures color="brand.fg">
            {badge}
          </Text>
        )}
      </PlainLinkButton>
    </Tooltip>
  );
}
