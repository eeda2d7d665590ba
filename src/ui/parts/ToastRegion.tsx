import { Box, chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { focusAfter } from './focusOn';
import { IconButton } from './IconButton';
import { reachNotices } from './reachNotices';
import { StatusShape } from './Status';
import { TextLink } from './TextLink';

/** One notice. How long it stays is not decided here. */
export interface Toast {
  readonly id: string;
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** How many acts of unknown outcome it speaks of: with one it stays. */
  readonly times?: number | undefined;
  /** The pages that it speaks of, which it leads to. */
  readonly pages?: readonly { readonly title: string; readonly to: string }[] | undefined;
}

/** Whether it stays until somebody closes it, or its acts are known to have ended. */
const stays = ({ times = 0 }: Toast) => times > 0;

interface ToastRegionProps {
  readonly toasts: readonly Toast[];
  /** Whether a bar at the foot of the window says that the network is away: they stand in it then, and cover no part of the top bar. */
  readonly isAtFoot?: boolean | undefined;
  readonly onDismiss: (id: string) => void;
}

/**
 * Shows notices side by side over the top bar, where they cover nothing of the page or of a dialog: both begin below
 * it, as they end above the bar at the foot. Successes are announced politely, errors at once; both regions always exist, since a region that comes with its
 * words is not announced, and lie beside the page, since a dialog makes the page deaf. F6 leads to those that stay, and Escape closes
 * the one that has the focus; the focus then goes to the next one that stays, else back to where it came from.
 */
export function ToastRegion({ toasts, isAtFoot = false, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  const { t } = useTranslation('parts');
  const staysOne = toasts.some(stays);
  useEffect(() => (region.current === null ? undefined : reachNotices(region.current, before)), []);
  const dismiss = (id: string, closed: HTMLElement) => {
    const others = [...(region.current?.querySelectorAll('[data-staying] button') ?? [])];
    const next = others.find((one) => !closed.contains(one));
    const hadFocus = closed.contains(document.activeElement);
    onDismiss(id);
    const focused = next instanceof HTMLElement ? next : focusAfter(before.current);
    if (hadFocus) focused?.focus();
  };
  const of = (kind: Toast['kind']) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />);
  return createPortal(
    <Flex
      ref={region}
      {...(staysOne && { role: 'region', 'aria-label': t('toast.region') })}
      data-live
      data-live-announcer
      position="fixed"
      insetInline={4}
      {...(isAtFoot
        ? { bottom: 0, height: 10, justify: 'flex-end' }
        : { top: 0, height: 'header', justify: 'center' })}
      zIndex="toast"
      align="center"
      gap={2}
      pointerEvents="none"
      _print={{ display: 'none' }}
    >
      <Flex minWidth={0} gap={2} role="alert" aria-live="assertive">
        {of('error')}
      </Flex>
      <Flex minWidth={0} gap={2} role="status" aria-live="polite">
        {of('success')}
      </Flex>
    </Flex>,
    document.body,
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  /** With the card, whose focus is to be put elsewhere. */
  readonly onDismiss: (id: string, card: HTMLElement) => void;
}

function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const { t } = useTranslation('parts');
  const { times = 0, pages = [] } = toast;
  const card = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    if (card.current !== null) onDismiss(toast.id, card.current);
  };
  return (
    <Flex
      ref={card}
      data-toast
      data-staying={stays(toast) ? '' : undefined}
      align="center"
      gap={2}
      minWidth={0}
      minHeight="row"
      maxWidth="64rem"
      ps={3}
      pe={1}
      py={0.5}
      bg="bg.panel"
      borderRadius="control"
      boxShadow="floating"
      animation="rise"
      animationDuration="steady"
    >
      <StatusShape kind={toast.kind === 'success' ? 'good' : 'act'} />
      <chakra.span flex={1}>
        {toast.text}
        {times > 1 ? ` ${t('toast.times', { count: times })}` : null}
      </chakra.span>
      {pages.map(({ title, to }) => (
        <TextLink key={to} to={to} pointerEvents="auto">
          {title}
        </TextLink>
      ))}
      {/* What lies below takes the press, unless it is meant for the notice. */}
      <Box pointerEvents="auto">
        <IconButton icon={X} label={t('toast.dismiss')} size="small" onClick={dismiss} />
      </Box>
    </Flex>
  );
}
