import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type material,
  selectAddress,
  selectKind,
  selectMaterial,
} from '../../machines/materials/material';
import type { ActorProps } from '../parts/actorProps';
import { LinkButton } from '../parts/LinkButton';
import { PageFrame } from '../parts/PageFrame';
import { Text } from '../parts/Text';

/** The file on the page, if it is a picture or PDF; else the way to its preview, where there is one. */
export function MaterialPreview({ actor }: ActorProps<typeof material>) {
  const { t } = useTranslation('materials');
  const name = useSelector(actor, selectMaterial)?.name ?? '';
  const address = useSelector(actor, selectAddress);
  const kind = useSelector(actor, selectKind);
  if (address === null || kind === 'office' || kind === 'other') {
    return <Text muted>{t('preview.none')}</Text>;
  }
  if (kind === 'image') return <chakra.img src={address} alt={name} maxHeight="84vh" />;
  if (kind === 'page') {
    return <PageFrame src={address} title={name} width="full" height="84vh" borderWidth="1px" />;
  }
  return (
    <LinkButton to={`/previewFile?${new URLSearchParams({ fileUrl: address }).toString()}`}>
      {t('preview.open')}
    </LinkButton>
  );
}
