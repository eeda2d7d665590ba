import { useTranslation } from 'react-i18next';
import { isCompleted, type WorkOrderDetail } from '../../domain/workOrders';
import { Card } from '../parts/Card';
import { Section } from '../parts/Section';
import { Text } from '../parts/Text';

/** What the service desk has answered, or that it is still at it. */
export function WorkOrderResult({ order }: { readonly order: WorkOrderDetail }) {
  const { t } = useTranslation('workOrders');
  return (
    <Section title={t('result.title')} mb={5}>
      <Card maxWidth="line">
        {isCompleted(order) ? (
          <Text whiteSpace="pre-wrap">{order.resultRemark}</Text>
        ) : (
          <Text muted>{t('result.waiting')}</Text>
        )}
      </Card>
    </Section>
  );
}
