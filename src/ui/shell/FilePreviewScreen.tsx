import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type filePreview, selectFile, selectPreviewState } from '../../machines/shell/filePreview';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { Icon } from '../parts/Icon';
import { OutwardButton } from '../parts/LinkButton';
import { Logo } from '../parts/Logo';
import { PageTitle } from '../parts/PageTitle';
import { useOrigin } from '../parts/useOrigin';
import { FileOnScreen } from './FileOnScreen';

const fetched = ['showing', 'failed', 'opened', 'unknown'] as const;

/** One file on a page of its own: what it is called, how to fetch it, and the file itself. */
export function FilePreviewScreen({ actor }: ActorProps<typeof filePreview>) {
  const { t } = useTranslation(['pages', 'parts']);
  const origin = useOrigin();
  const { name, address } = useSelector(actor, selectFile);
  const state = useSelector(actor, selectPreviewState);
  const isFetched = fetched.some((known) => known === state);
  const title = isFetched && name !== '' ? name : t('preview.title');
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
      <chakra.header
        display="flex"
        alignItems="center"
        gap={3}
        px={4}
        height="header"
        flex="none"
        bg="bg.panel"
        borderBottomWidth="1px"
        // The button of the service desk stands at its end.
        css={{ '[data-desk] &': { paddingInlineEnd: '9rem' } }}
      >
        <Logo />
        {origin === null ? null : <BackLink to={origin.from}>{t('parts:back')}</BackLink>}
        <PageTitle of={[title]} />
        <chakra.h1 flex={1} minWidth={0} fontWeight="medium" truncate title={name}>
          {title}
        </chakra.h1>
        {isFetched && address !== null ? (
          <OutwardButton href={address} download={name}>
            <Icon of={Download} />
            {t('preview.download')}
          </OutwardButton>
        ) : null}
      </chakra.header>
      <chakra.div
        flex={1}
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="center"
        p={4}
      >
        <FileOnScreen actor={actor} />
      </chakra.div>
    </chakra.div>
  );
}
