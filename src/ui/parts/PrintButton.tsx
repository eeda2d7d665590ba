import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';

/** Prints the page as it is: what does not belong on paper hides itself there. */
export function PrintButton() {
  const { t } = useTranslation('parts');
  return (
    <Button icon={Printer} onClick={() => globalThis.print()}>
      {t('print')}
    </Button>
  );
}
