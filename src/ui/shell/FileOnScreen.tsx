import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ExternalLink, FileQuestion, FileX2, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type filePreview,
  type PreviewState,
  selectFile,
  selectPreviewState,
} from '../../machines/shell/filePreview';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { Failed } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { FileContent } from './FileContent';
import { PageNotice } from './PageNotice';

/** The file, or why it is not there. */
export function FileOnScreen({ actor }: ActorProps<typeof filePreview>) {
  const { t } = useTranslation('pages');
  const { asked } = useSelector(actor, selectFile);
  const state = useSelector(actor, selectPreviewState);
  const shown: Record<PreviewState, () => ReactNode> = {
    showing: () => <FileContent actor={actor} />,
    reading: () => (
      <chakra.div width="full" maxWidth="line">
        <Loading label={t('preview.file')} rows={8} />
      </chakra.div>
    ),
    failed: () => (
      <Failed title={t('preview.failed')} onRetry={() => actor.send({ type: 'retry.requested' })} />
    ),
    missing: () => <PageNotice icon={FileQuestion} text={t('preview.missing')} />,
    refused: () => (
      <PageNotice icon={ShieldX} text={t('preview.refused')}>
        <chakra.code overflowWrap="anywhere">{[...asked].slice(0, 200).join('')}</chakra.code>
      </PageNotice>
    ),
    unknown: () => <PageNotice icon={FileX2} text={t('preview.unknown')} />,
    opened: () => (
      <PageNotice icon={ExternalLink} text={t('preview.opened')}>
        <Button kind="primary" onClick={() => actor.send({ type: 'opening.requested' })}>
          {t('preview.open')}
        </Button>
      </PageNotice>
    ),
  };
  return shown[state]();
}
