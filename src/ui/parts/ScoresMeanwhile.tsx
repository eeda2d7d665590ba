import { Stack } from '@chakra-ui/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { askingPage } from '../../domain/workOrders';
import { BuiltPages } from './builtPages';
import { Text } from './Text';
import { TextLink } from './TextLink';

/** What to do about missing scores until their page is built [SFZ-01]. */
export function ScoresMeanwhile() {
  const { t } = useTranslation('parts');
  const isBuilt = use(BuiltPages);
  if (isBuilt('/score/index')) return null;
  return (
    <Stack gap={0}>
      <Text as="p" small muted>
        {t('scores.meanwhile')}
      </Text>
      <TextLink to={askingPage}>{t('scores.ask')}</TextLink>
    </Stack>
  );
}
