import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/parts/TextLink';
import { addressText } from '../model/address';

/** Where those begin who review, test or read: a small chart shows what every chart has. */
const ways = {
  review: { only: 'waiting' },
  test: { chart: 'accountWakeUp', tab: 'cases', isCoverageShown: true },
  read: { view: 'reading' },
} as const;

/** What the atlas is, and where one begins in it. */
export function ContentsStart() {
  const { t } = useTranslation('atlas');
  return (
    <chakra.section aria-label={t('start.label')} mb={4}>
      <chakra.p maxWidth="line">{t('start.what')}</chakra.p>
      <chakra.ul display="flex" flexWrap="wrap" columnGap={8} rowGap={1} mt={1}>
        {(['review', 'test', 'read'] as const).map((way) => (
          <li key={way}>
            {t(`start.${way}.who`)}{' '}
            <TextLink to={addressText(ways[way])}>{t(`start.${way}.link`)}</TextLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
