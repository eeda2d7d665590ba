import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type avatarUpload,
  selectCrop,
  selectIsAvatarBusy,
  selectMostZoom,
  selectPicture,
  selectZoom,
} from '../../machines/account/avatarUpload';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { CropArea } from '../parts/CropArea';
import { Dialog } from '../parts/Dialog';
import { PicturePart } from '../parts/PicturePart';
import { ZoomSlider } from '../parts/ZoomSlider';

/** As in the profile, and as in a list. */
const previews = ['6rem', '2.5rem'] as const;

/** Which square part of a picture shows as the avatar; nothing for a picture that stays whole. */
export function AvatarCropDialog({ actor }: ActorProps<typeof avatarUpload>) {
  const { t } = useTranslation('account');
  const picture = useSelector(actor, selectPicture);
  const crop = useSelector(actor, selectCrop);
  const isBusy = useSelector(actor, selectIsAvatarBusy);
  const zoom = useSelector(actor, selectZoom);
  const mostZoom = useSelector(actor, selectMostZoom);
  if (crop === null) return null;
  const { size, square } = crop;
  const part = { picture, size, square };
  const across = Math.round(((square.x + square.side / 2) / size.width) * 100);
  const down = Math.round(((square.y + square.side / 2) / size.height) * 100);
  const cancel = () => actor.send({ type: 'part.cancelled' });
  const zoomTo = (to: number) => actor.send({ type: 'picture.zoomed', zoom: to });
  return (
    <Dialog
      open
      size="md"
      title={t('crop.title')}
      onClose={isBusy ? undefined : cancel}
      actions={
        <>
          <Button disabled={isBusy} onClick={cancel}>
            {t('crop.cancel')}
          </Button>
          <Button
            kind="primary"
            busy={isBusy}
            onClick={() => actor.send({ type: 'part.confirmed' })}
          >
            {t('crop.use')}
          </Button>
        </>
      }
    >
      <chakra.div display="flex" flexWrap="wrap" gap={6} pt={1}>
        <chakra.div display="grid" gap={3}>
          <CropArea
            {...part}
            label={t('crop.area')}
            help={t('crop.help')}
            position={t('crop.position', { across, down })}
            disabled={isBusy}
            onMove={(x, y) => actor.send({ type: 'picture.moved', x, y })}
            onZoom={(factor) => zoomTo(zoom * factor)}
          />
          <ZoomSlider
            label={t('crop.zoom')}
            zoom={zoom}
            most={mostZoom}
            disabled={isBusy}
            onZoom={zoomTo}
          />
        </chakra.div>
        <div>
          <chakra.p mb={2} textStyle="small" color="fg.muted">
            {t('crop.preview')}
          </chakra.p>
          <chakra.div display="flex" alignItems="flex-end" gap={3}>
            {previews.map((width) => (
              <chakra.div key={width} boxSize={width} borderRadius="control" overflow="hidden">
                <PicturePart {...part} />
              </chakra.div>
            ))}
          </chakra.div>
        </div>
      </chakra.div>
    </Dialog>
  );
}
