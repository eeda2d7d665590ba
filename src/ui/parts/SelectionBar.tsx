import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton';

interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  /** The bulk actions: buttons with verbs. */
  readonly children: ReactNode;
}

/** What can be done with the selected rows. It floats, so that no row moves when it comes. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation('parts');
  if (count === 0) return null;
  return (
    <section className="selection-bar no-print" aria-label={t('selection.count', { count })}>
      <span role="status" className="selection-bar-count figures">
        {t('selection.count', { count })}
      </span>
      {children}
      <IconButton icon={X} label={t('selection.clear')} onClick={onClear} />
    </section>
  );
}
