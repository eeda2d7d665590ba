import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { FileText, FileX2, ImageIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  selectFiles,
  type ShownFile,
  type workOrderDetail,
} from '../../machines/workOrders/workOrderDetail';
import { Icon } from '../parts/Icon';

interface WorkOrderFilesProps {
  readonly actor: ActorRefFrom<typeof workOrderDetail>;
}

/** The files of a work order, pictures as such; each opens in the preview, in a tab of its own. */
export function WorkOrderFiles({ actor }: WorkOrderFilesProps) {
  const { t } = useTranslation('workOrders');
  const files = useSelector(actor, selectFiles);
  if (files.length === 0) return null;
  return (
    <section aria-label={t('files.title')}>
      <chakra.h2 fontWeight="medium" mb={2}>
        {t('files.title')}
      </chakra.h2>
      <chakra.ul display="flex" flexWrap="wrap" gap={3} listStyleType="none">
        {files.map((file) => (
          <li key={`${file.name} ${file.address ?? ''}`}>
            {file.address === null ? (
              <ClosedFile file={file} />
            ) : (
              <OpenFile file={file} address={file.address} />
            )}
          </li>
        ))}
      </chakra.ul>
    </section>
  );
}

const Card = chakra('a', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: 2,
    width: '11rem',
    height: '9rem',
    p: 2,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'control',
    overflow: 'hidden',
    _hover: { borderColor: 'brand.fg' },
  },
});

interface OpenFileProps {
  readonly file: ShownFile;
  readonly address: string;
}

function OpenFile({ file: { name, kind }, address }: OpenFileProps) {
  const query = new URLSearchParams({ fileUrl: address }).toString();
  return (
    <Card href={`/previewFile?${query}`} target="_blank" rel="noopener">
      {kind === 'image' ? (
        <chakra.img src={address} alt="" flex={1} minHeight={0} objectFit="cover" />
      ) : (
        <chakra.span flex={1} display="grid" placeItems="center" color="fg.subtle">
          <Icon of={FileText} />
        </chakra.span>
      )}
      <FileName name={name} icon={kind === 'image' ? ImageIcon : FileText} />
    </Card>
  );
}

interface ClosedFileProps {
  readonly file: ShownFile;
}

function ClosedFile({ file: { name } }: ClosedFileProps) {
  const { t } = useTranslation('workOrders');
  return (
    <Card as="span" color="fg.muted">
      <chakra.span flex={1} textStyle="small">
        {t('files.notAllowed')}
      </chakra.span>
      <FileName name={name} icon={FileX2} />
    </Card>
  );
}

interface FileNameProps {
  readonly name: string;
  readonly icon: typeof FileText;
}

function FileName({ name, icon }: FileNameProps) {
  return (
    <chakra.span display="flex" alignItems="center" gap={1.5} textStyle="small">
      <Icon of={icon} />
      <chakra.span truncate title={name}>
        {name}
      </chakra.span>
    </chakra.span>
  );
}
