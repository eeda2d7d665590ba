import { Box, chakra, Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serviceDeskWindow } from '../../domain/limits';
import {
  selectAddress,
  selectForm,
  selectHasFailed,
  selectIsConnecting,
  selectIsOpen,
  selectMayRequest,
  selectPreview,
  type serviceDesk,
} from '../../machines/workOrders/serviceDesk';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { Failed } from '../parts/Emptiness';
import { FloatingWindow } from '../parts/FloatingWindow';
import { IconButton } from '../parts/IconButton';
import { Loading } from '../parts/Loading';
import { WorkOrderRequestDialog } from './WorkOrderRequestDialog';
import { WorkOrderPreview } from './WorkOrderPreview';

interface ServiceDeskProps extends ActorProps<typeof serviceDesk> {
  /** Whether its button stands in the header; else at the head of a page that has none, which leaves it room. */
  readonly isInHeader?: boolean | undefined;
}

/** The service desk: its button, which covers nothing, and its window in the corner [SHELL-016, CONST-070]. */
export function ServiceDesk({ actor, isInHeader = false }: ServiceDeskProps) {
  const { t } = useTranslation('workOrders');
  const isOpen = useSelector(actor, selectIsOpen);
  const preview = useSelector(actor, selectPreview);
  const mayRequest = useSelector(actor, selectMayRequest);
  const form = useSelector(actor, selectForm);
  const toggle = () => actor.send({ type: isOpen ? 'desk.closed' : 'desk.opened' });
  return (
    <>
      {isInHeader ? (
        <IconButton icon={Headset} label={t('desk.open')} aria-expanded={isOpen} onClick={toggle} />
      ) : (
        <Box position="absolute" insetEnd={4} top={3} zIndex="header" _print={{ display: 'none' }}>
          <Button icon={Headset} aria-expanded={isOpen} onClick={toggle}>
            {t('desk.open')}
          </Button>
        </Box>
      )}
      {isOpen ? (
        <FloatingWindow
          title={t('desk.title')}
          close={t('desk.close')}
          width={serviceDeskWindow.width}
          height={serviceDeskWindow.height}
          onClose={() => actor.send({ type: 'desk.closed' })}
        >
          {preview === undefined ? null : <WorkOrderPreview actor={preview} />}
          <Chat actor={actor} />
          {mayRequest ? (
            <Flex justify="flex-end" px={4} py={2} borderTopWidth="1px">
              <Button onClick={() => actor.send({ type: 'workOrder.requested' })}>
                {t('desk.unsolved')}
              </Button>
            </Flex>
          ) : null}
        </FloatingWindow>
      ) : null}
      {form === undefined ? null : (
        <WorkOrderRequestDialog
          actor={form}
          onCancel={() => actor.send({ type: 'workOrder.cancelled' })}
        />
      )}
    </>
  );
}

/** The question in the address of the chat's page, which says it as `message`. */
function askedIn(address: string | undefined): string {
  const known = address !== undefined && URL.canParse(address);
  return known ? (new URL(address).searchParams.get('message') ?? '').trim() : '';
}

function Chat({ actor }: ActorProps<typeof serviceDesk>) {
  const { t } = useTranslation('workOrders');
  const isConnecting = useSelector(actor, selectIsConnecting);
  const hasFailed = useSelector(actor, selectHasFailed);
  const address = useSelector(actor, selectAddress);
  if (isConnecting) {
    return (
      <Box px={4} py={3}>
        <Loading label={t('desk.frame')} rows={6} />
      </Box>
    );
  }
  if (hasFailed) {
    return (
      <Failed title={t('desk.failed')} onRetry={() => actor.send({ type: 'retry.requested' })}>
        {t('desk.failedText')}
      </Failed>
    );
  }
  return (
    <chakra.iframe
      flex={1}
      minHeight={0}
      width="full"
      border={0}
      src={address}
      title={t('desk.frame')}
      // The chat of another origin tells nothing of its address.
      onLoad={({ currentTarget: { contentDocument } }) => {
        const question = askedIn(contentDocument?.URL);
        if (question !== '') actor.send({ type: 'question.asked', question });
      }}
      sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
    />
  );
}
