import { chakra } from '@chakra-ui/react';
import { AppWindow, Command, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ClientSystem } from '../../domain/clients';
import { Icon } from '../parts/Icon';
import { PageHead } from '../parts/PageHead';
import { buttonClass } from '../parts/theme/buttonClasses';

/** A client of the portal and where it is fetched; null where there is none to be had. */
export interface Client {
  readonly system: ClientSystem;
  readonly address: string | null;
  /** Whether it is for the computer that the person sits at. */
  readonly isOwn: boolean;
}

interface DownloadCenterScreenProps {
  readonly clients: readonly Client[];
}

const icons = { windows: AppWindow, mac: Command } as const;

/** The clients for Windows and for Mac [SCREEN-180, SCREEN-181, SCREEN-182]. */
export function DownloadCenterScreen({ clients }: DownloadCenterScreenProps) {
  const { t } = useTranslation('pages');
  return (
    <>
      <PageHead title={t('download.title')} />
      <chakra.p color="fg.muted" maxWidth="line" mb={5}>
        {t('download.text')}
      </chakra.p>
      <chakra.ul display="flex" flexWrap="wrap" gap={4} listStyleType="none">
        {clients.map((client) => (
          <ClientCard key={client.system} client={client} />
        ))}
      </chakra.ul>
    </>
  );
}

interface ClientCardProps {
  readonly client: Client;
}

function ClientCard({ client: { system, address, isOwn } }: ClientCardProps) {
  const { t } = useTranslation('pages');
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      gap={2}
      width="field"
      p={5}
      bg="bg.panel"
      borderWidth="1px"
      borderColor={isOwn ? 'brand.fg' : 'border'}
      borderRadius="control"
    >
      <chakra.h2 display="flex" alignItems="center" gap={2} fontWeight="medium">
        <Icon of={icons[system]} />
        {t(`download.${system}.title`)}
        {isOwn ? <span className="small unread">{t('download.own')}</span> : null}
      </chakra.h2>
      <chakra.p flex={1} color="fg.muted">
        {t(`download.${system}.text`)}
      </chakra.p>
      {address === null ? (
        <chakra.p color="fg.muted">{t('download.none')}</chakra.p>
      ) : (
        <a
          className={buttonClass({ kind: isOwn ? 'primary' : 'secondary' })}
          href={address}
          download
        >
          <Icon of={Download} />
          {t(`download.${system}.verb`)}
        </a>
      )}
    </chakra.li>
  );
}
