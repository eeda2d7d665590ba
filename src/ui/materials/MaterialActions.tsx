import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { MaterialRow } from '../../domain/materials';
import { openable, type Origins } from '../../domain/openable';
import type { materialRows } from '../../machines/materials/materialRows';
import { selectChangingIds } from '../../machines/parts/collection/selectors';
import { Button } from '../parts/Button';
import { Icon } from '../parts/Icon';
import { OutwardButton } from '../parts/LinkButton';

interface MaterialActionsProps {
  readonly actor: ActorRefFrom<typeof materialRows>;
  readonly row: MaterialRow;
  readonly origins: Origins;
}

/** What can be done with a material: everybody downloads it, who has uploaded it deletes it. */
export function MaterialActions({ actor, row, origins }: MaterialActionsProps) {
  const { t } = useTranslation('materials');
  const { material_id: id, name, is_own: isOwn } = row;
  const changing = useSelector(actor, selectChangingIds<number>);
  const address = openable(row.address, origins);
  return (
    <HStack gap={1}>
      {address === null ? null : (
        <OutwardButton
          href={address}
          download={name}
          kind="quiet"
          size="small"
          aria-label={t('action.downloadOf', { name })}
        >
          <Icon of={Download} />
          {t('action.download')}
        </OutwardButton>
      )}
      {isOwn ? (
        <Button
          kind="quiet"
          size="small"
          disabled={changing.length > 0}
          aria-label={t('action.removeOf', { name })}
          onClick={() => actor.send({ type: 'change.requested', name: 'removed', ids: [id] })}
        >
          {t('action.remove')}
        </Button>
      ) : null}
    </HStack>
  );
}
