import { useTranslation } from 'react-i18next';
import { Button } from '../parts/Button';
import { PlainPage } from './PlainPage';

interface CrashedPageProps {
  /** A screen has failed, or belongs to an older release; or the portal does not know its servers. */
  readonly name: 'crashed' | 'outdated' | 'misconfigured';
  /** What it says, where that is not always the same. */
  readonly text?: string | undefined;
  readonly onReload: () => void;
}

/** Nothing more can be shown: says why, and offers to reload. */
export function CrashedPage({ name, text, onReload }: CrashedPageProps) {
  const { t } = useTranslation('shell');
  return (
    <div role="alert">
      <PlainPage {...{ name, text }}>
        <Button kind="primary" onClick={onReload}>
          {t(`${name}.reload`)}
        </Button>
      </PlainPage>
    </div>
  );
}
