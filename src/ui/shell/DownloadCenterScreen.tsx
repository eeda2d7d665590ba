import { chakra, Wrap } from '@chakra-ui/react';
import { AppWindow, Command, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ClientSystem } from '../../domain/clients';
import { Card } from '../parts/Card';
import { Icon } from '../parts/Icon';
import { OutwardButton } from '../parts/LinkButton';
import { PageHead } from '../parts/PageHead';
import { Text } from '../parts/Text';

/** A client of the portal and where it is fetched; null where there is none to be had. */
export interface Client {
  readonly system: ClientSystem;
  readonly address: string | null;
  /** Whether it is for the computer that the person sits at. */
  readonly isOwn: boolean;
}

const icons = { windows: AppWindow, mac: Command } as const;

/** The clients for Windows and for Mac [SCREEN-180, SCREEN-181, SCREEN-182]. */
export function DownloadCenterScreen({ clients }: { readonly clients: readonly Client[] }) {
  const { t } = useTranslation('pages');
  return (
    <>
      <PageHead title={t('download.title')} />
      <Text as="p" muted maxWidth="line" mb={5}>
        {t('download.text')}
      </Text>
      <Wrap as="ul" gap={4}>
        {clients.map((client) => (
          <ClientCard key={client.system} client={client} />
        ))}
      </Wrap>
    </>
  );
}

function ClientCard({ client: { system, address, isOwn } }: { readonly client: Client }) {
  const { t } = useTranslation('pages');
  return (
    <Card as="li" chosen={isOwn} display="flex" flexDirection="column" gap={2} width="field" p={5}>
      <chakra.h2 display="flex" alignItems="center" gap={2} fontWeight="medium">
        <Icon of={icons[system]} />
        {t(`download.${system}.title`)}
        {isOwn ? (
          <Text small color="brand.fg">
            {t('download.own')}
          </Text>
        ) : null}
      </chakra.h2>
      <Text as="p" muted flex={1}>
        {t(`download.${system}.text`)}
      </Text>
      {address === null ? (
        <Text muted>{t('download.none')}</Text>
      ) : (
        <OutwardButton kind={isOwn ? 'primary' : 'secondary'} href={address} download>
          <Icon of={Download} />
          {t(`download.${system}.verb`)}
        </OutwardButton>
      )}
    </Card>
  );
}
