import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LinkButton, OutwardButton } from '../parts/LinkButton';
import { StandalonePage } from '../parts/StandalonePage';

interface OldVersionScreenProps {
  /** Where the old portal still is; null where it is no more. */
  readonly address: string | null;
}

/** The way to the old portal as long as there is one, and back to this one [SCREEN-186]. */
export function OldVersionScreen({ address }: OldVersionScreenProps) {
  const { t } = useTranslation('pages');
  return (
    <StandalonePage title={t('oldVersion.title')} width="wide">
      <p>{t(address === null ? 'oldVersion.gone' : 'oldVersion.text')}</p>
      <chakra.div display="flex" gap={2} mt={6}>
        {address === null ? null : (
          <OutwardButton href={address} target="_blank" rel="noopener">
            {t('oldVersion.open')}
          </OutwardButton>
        )}
        <LinkButton to="/home" kind="primary">
          {t('home')}
        </LinkButton>
      </chakra.div>
    </StandalonePage>
  );
}
