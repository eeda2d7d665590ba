import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './ConfirmDialog';

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

/** Asks whoever follows a link or closes the page while files are not uploaded: they would be dropped. */
export function UploadsGuard({ count }: UploadsGuardProps) {
  const { t } = useTranslation('parts');
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const isLeaving = useRef(false);
  const onClick = useEffectEvent((event: MouseEvent) => {
    const found = count === 0 || isLeaving.current ? null : wayOut(event);
    if (found === null) return;
    event.preventDefault();
    event.stopPropagation();
    setLink(found);
  });
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (count > 0) event.preventDefault();
  });
  useEffect(() => {
    const click = (event: MouseEvent) => onClick(event);
    const unload = (event: BeforeUnloadEvent) => onUnload(event);
    document.addEventListener('click', click, { capture: true });
    window.addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('click', click, { capture: true });
      window.removeEventListener('beforeunload', unload);
    };
  }, []);
  return (
    <ConfirmDialog
      open={link !== null}
      title={t('uploads.title')}
      consequences={[t('uploads.dropped', { count })]}
      verb={t('uploads.leave')}
      cancel={t('uploads.stay')}
      onCancel={() => setLink(null)}
      onConfirm={() => {
        setLink(null);
        isLeaving.current = true;
        link?.click();
        isLeaving.current = false;
      }}
    />
  );
}
