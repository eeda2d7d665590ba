import { useTranslation } from 'react-i18next';
import { Button } from '../parts/Button';
import { PlainPage } from './PlainPage';

interface CrashedPageProps {
  readonly onReload: () => void;
}

/** A screen has failed, or its code could not be fetched. */
export function CrashedPage({ onReload }: CrashedPageProps) {
  const { t } = useTranslation('shell');
  return (
    <div role="alert">
      <PlainPage name="crashed">
        <Button kind="primary" onClick={onReload}>
          {t('crashed.reload')}
        </Button>
      </PlainPage>
    </div>
  );
}
