import { HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { WorkOrderRow } from '../../domain/workOrders';
import { Text } from '../parts/Text';
import { TextLink } from '../parts/TextLink';

interface WorkOrderLinkProps {
  readonly order: Pick<WorkOrderRow, 'sheetCode' | 'title' | 'isUnread'>;
}

/** A link to a work order, with a word beside it where its answer is unread. */
export function WorkOrderLink({ order: { sheetCode, title, isUnread } }: WorkOrderLinkProps) {
  const { t } = useTranslation('workOrders');
  return (
    <HStack as="span" minWidth={0}>
      <Text cut title={title}>
        <TextLink to={`/workOrders/detail?${new URLSearchParams({ sheetCode }).toString()}`}>
          {title}
        </TextLink>
      </Text>
      {isUnread === 1 ? (
        <Text small flex="none" color="brand.fg">
          {t('unread')}
        </Text>
      ) : null}
    </HStack>
  );
}
