import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './ConfirmDialog';
import { guardLeaving, type LeaveGuard } from './leaving';

interface UploadsGuardProps {
  /** How many files were chosen and are not uploaded. */
  readonly count: number;
}

/** The link of a click that leads to another page in this tab; null of any other click. */
function wayOut({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.href === '' || link.download !== '') return null;
  if (link.target !== '' && link.target !== '_self') return null;
  return link.pathname === window.location.pathname ? null : link;
}

/** Asks whoever follows a link, changes the subject or closes the page while files are not uploaded: they would be dropped. */
export function UploadsGuard({ count }: UploadsGuardProps) {
  const { t } = useTranslation('parts');
  const [way, setWay] = useState<{ readonly leave: () => void } | null>(null);
  const isLeaving = useRef(false);
  const asks: LeaveGuard = (leave) => {
    const isHeld = count > 0 && !isLeaving.current;
    if (isHeld) setWay({ leave });
    return isHeld;
  };
  const onLeaving = useEffectEvent(asks);
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = wayOut(event);
    if (link === null || !asks(() => link.click())) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (count > 0) event.preventDefault();
  });
  useEffect(() => {
    const click = (event: MouseEvent) => onClick(event);
    const unload = (event: BeforeUnloadEvent) => onUnload(event);
    const unguard = guardLeaving((leave) => onLeaving(leave));
    document.addEventListener('click', click, { capture: true });
    window.addEventListener('beforeunload', unload);
    return () => {
      unguard();
      document.removeEventListener('click', click, { capture: true });
      window.removeEventListener('beforeunload', unload);
    };
  }, []);
  return (
    <ConfirmDialog
      open={way !== null}
      title={t('uploads.title')}
      consequences={[t('uploads.dropped', { count })]}
      verb={t('uploads.leave')}
      cancel={t('uploads.stay')}
      onCancel={() => setWay(null)}
      onConfirm={() => {
        setWay(null);
        isLeaving.current = true;
        way?.leave();
        isLeaving.current = false;
      }}
    />
  );
}
