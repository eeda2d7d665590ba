import { useTranslation } from 'react-i18next';
import { SkeletonRows } from './SkeletonRows';

interface LoadingProps {
  /** What is loading: 'students'. */
  readonly label: string;
  /** As many rows of 40 px as will come. */
  readonly rows?: number | undefined;
}

/** Not here yet: the shape of what comes, in its final size. */
export function Loading({ label, rows = 10 }: LoadingProps) {
  const { t } = useTranslation('parts');
  return (
    <div role="status" aria-busy="true" aria-label={t('loading', { what: label })}>
      <SkeletonRows count={rows} />
    </div>
  );
}
