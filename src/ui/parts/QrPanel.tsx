import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { QrCode } from './QrCode';
import { Ring } from './Ring';

interface QrPanelProps {
  readonly text: string;
  /** What the code is for: 'Code to bind your phone'. */
  readonly label: string;
  /** What to do, in three short lines. */
  readonly lines: readonly string[];
  /** Seconds left, and seconds at the start; at 0 the code is covered. */
  readonly seconds: number;
  readonly of: number;
  readonly onRefresh: () => void;
}

/** A code to scan, what to do with it, and how long it holds. */
export function QrPanel({ text, label, lines, seconds, of, onRefresh }: QrPanelProps) {
  const { t } = useTranslation('parts');
  const expired = seconds <= 0;
  return (
    <div className="qr-panel">
      <div className="qr-panel-code">
        <div className={expired ? 'qr-panel-expired' : undefined}>
          <QrCode text={text} label={label} />
        </div>
        {expired ? (
          <div className="qr-panel-cover">
            <span>{t('qrCode.expired')}</span>
            <Button icon={RotateCw} onClick={onRefresh}>
              {t('qrCode.refresh')}
            </Button>
          </div>
        ) : null}
      </div>
      <div className="qr-panel-words">
        <ol className="qr-panel-lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        {expired ? null : <Ring seconds={seconds} of={of} label={t('qrCode.timeLeft')} />}
      </div>
    </div>
  );
}
