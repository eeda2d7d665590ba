import { useTranslation } from 'react-i18next';

interface SkipLinkProps {
  /** The id of the main region; it takes the focus (`tabIndex={-1}`). */
  readonly to: string;
}

/** The first stop of the tab key: past the frame, to the content. */
export function SkipLink({ to }: SkipLinkProps) {
  const { t } = useTranslation('parts');
  return (
    <a href={`#${to}`} className="skip-link no-print">
      {t('skip.toMain')}
    </a>
  );
}
