import { useTranslation } from 'react-i18next';
import type { WorkOrderRow } from '../../domain/workOrders';
import { TextLink } from '../parts/TextLink';

interface WorkOrderLinkProps {
  readonly order: Pick<WorkOrderRow, 'sheetCode' | 'title' | 'isUnread'>;
}

/** The way to one work order, which says so where nobody has read it. */
export function WorkOrderLink({ order: { sheetCode, title, isUnread } }: WorkOrderLinkProps) {
  const { t } = useTranslation('workOrders');
  return (
    <span className="person">
      <span className="cut" title={title}>
        <TextLink to={`/workOrders/detail?${new URLSearchParams({ sheetCode }).toString()}`}>
          {title}
        </TextLink>
      </span>
      {isUnread === 1 ? <span className="small unread">{t('unread')}</span> : null}
    </span>
  );
}
