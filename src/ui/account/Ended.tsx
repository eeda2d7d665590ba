import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Ending } from '../../machines/shell/navigation';
import { Warning } from './Warning';

/** Says why somebody has to log in again, who did not log out here. */
export function Ended({ ending }: { readonly ending: Ending | null }) {
  const { t } = useTranslation('shell');
  if (ending === null) return null;
  return (
    <Box mb={4}>
      <Warning kind="watch" title={t(`ended.${ending}`)}>
        {t('ended.text')}
      </Warning>
    </Box>
  );
}
