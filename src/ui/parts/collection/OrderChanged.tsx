import { Flex } from '@chakra-ui/react';
import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button';
import { Status } from '../Status';

/** Says that the rows have got another order meanwhile, and puts them in it. */
export function OrderChanged({ onRelease }: { readonly onRelease: () => void }) {
  const { t } = useTranslation('parts');
  return (
    <Flex role="status" align="center" gap={3} mb={3} _print={{ display: 'none' }}>
      <Status kind="watch">{t('order.changed')}</Status>
      <Button size="small" icon={ArrowDownUp} onClick={onRelease}>
        {t('order.release')}
      </Button>
    </Flex>
  );
}
