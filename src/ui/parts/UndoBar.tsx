import { useTranslation } from 'react-i18next';
import { Button } from './Button';

interface UndoBarProps {
  /** What was done: '3 students hidden'. */
  readonly text: string;
  readonly onUndo: () => void;
}

/** Says what was done and takes it back. How long it stays is not decided here. */
export function UndoBar({ text, onUndo }: UndoBarProps) {
  const { t } = useTranslation('parts');
  return (
    <div role="status" className="undo-bar no-print">
      <span>{text}</span>
      <Button kind="quiet" onClick={onUndo}>
        <span className="undo-bar-verb">{t('undo.undo')}</span>
      </Button>
    </div>
  );
}
