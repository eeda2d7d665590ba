import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { isCompleted, type WorkOrderDetail } from '../../domain/workOrders';

interface WorkOrderResultProps {
  readonly order: WorkOrderDetail;
}

/** What the service desk has answered, or that it is still at it. */
export function WorkOrderResult({ order }: WorkOrderResultProps) {
  const { t } = useTranslation('workOrders');
  return (
    <chakra.section
      aria-label={t('result.title')}
      maxWidth="line"
      p={4}
      mb={5}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="control"
    >
      <chakra.h2 fontWeight="medium" mb={1}>
        {t('result.title')}
      </chakra.h2>
      {isCompleted(order) ? (
        <chakra.p whiteSpace="pre-wrap">{order.resultRemark}</chakra.p>
      ) : (
        <chakra.p color="fg.muted">{t('result.waiting')}</chakra.p>
      )}
    </chakra.section>
  );
}
