import { useTranslation } from 'react-i18next';
import { isAbsent, type ShownFailure } from '../../../machines/parts/failure';
import { Failed, NothingYet } from '../Emptiness';
import { LinkButton } from '../LinkButton';

interface FoundationFailedProps {
  readonly failure: ShownFailure | null;
  readonly onRetry: () => void;
}

/** A foundation that could not be loaded, or that the student has not begun. */
export function FoundationFailed({ failure, onRetry }: FoundationFailedProps) {
  const { t } = useTranslation('foundation');
  if (failure !== null && isAbsent(failure)) {
    return (
      <NothingYet
        title={t('absent.title')}
        action={
          <LinkButton to="/layingFoundation/index?list=notActivated">{t('absent.way')}</LinkButton>
        }
      >
        {t('absent.text')}
      </NothingYet>
    );
  }
  return <Failed title={t('loadFailed')} {...{ failure, onRetry }} />;
}
