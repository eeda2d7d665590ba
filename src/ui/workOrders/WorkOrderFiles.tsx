import { Center, chakra, HStack, Wrap } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { FileText, FileX2, ImageIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  selectFiles,
  type ShownFile,
  type workOrderDetail,
} from '../../machines/workOrders/workOrderDetail';
import type { ActorProps } from '../parts/actorProps';
import { Card } from '../parts/Card';
import { Icon } from '../parts/Icon';
import { Section } from '../parts/Section';
import { Text } from '../parts/Text';

/** The files of a work order, pictures as such; each opens in the preview, in a tab of its own. */
export function WorkOrderFiles({ actor }: ActorProps<typeof workOrderDetail>) {
  const { t } = useTranslation('workOrders');
  const files = useSelector(actor, selectFiles);
  if (files.length === 0) return null;
  return (
    <Section title={t('files.title')}>
      <Wrap as="ul" gap={3}>
        {files.map((file) => (
          <li key={`${file.name} ${file.address ?? ''}`}>
            {file.address === null ? (
              <ClosedFile file={file} />
            ) : (
              <OpenFile file={file} address={file.address} />
            )}
          </li>
        ))}
      </Wrap>
    </Section>
  );
}

const tile = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: 2,
  width: '11rem',
  height: '9rem',
  p: 2,
  overflow: 'hidden',
} as const;

interface OpenFileProps {
  readonly file: ShownFile;
  readonly address: string;
}

function OpenFile({ file: { name, kind }, address }: OpenFileProps) {
  const query = new URLSearchParams({ fileUrl: address }).toString();
  return (
    <Card asChild {...tile} _hover={{ borderColor: 'brand.fg' }}>
      <a href={`/previewFile?${query}`} target="_blank" rel="noopener">
        {kind === 'image' ? (
          <chakra.img src={address} alt="" flex={1} minHeight={0} objectFit="cover" />
        ) : (
          <Center as="span" flex={1} color="fg.subtle">
            <Icon of={FileText} />
          </Center>
        )}
        <FileName name={name} icon={kind === 'image' ? ImageIcon : FileText} />
      </a>
    </Card>
  );
}

function ClosedFile({ file: { name } }: { readonly file: ShownFile }) {
  const { t } = useTranslation('workOrders');
  return (
    <Card as="span" {...tile} color="fg.muted">
      <Text small flex={1}>
        {t('files.notAllowed')}
      </Text>
      <FileName name={name} icon={FileX2} />
    </Card>
  );
}

function FileName({ name, icon }: { readonly name: string; readonly icon: typeof FileText }) {
  return (
    <HStack as="span" gap={1.5} textStyle="small">
      <Icon of={icon} />
      <Text cut title={name}>
        {name}
      </Text>
    </HStack>
  );
}
