import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { mainId } from './main';

/** The first stop of the tab key: past the frame, to the content. */
export function SkipLink() {
  const { t } = useTranslation('parts');
  return (
    <chakra.a
      href={`#${mainId}`}
      position="fixed"
      top={2}
      insetStart={2}
      zIndex="tooltip"
      px={3}
      py={1}
      bg="bg.panel"
      color="brand.fg"
      borderRadius="control"
      boxShadow="floating"
      transform="translateY(-300%)"
      _focus={{ transform: 'none' }}
      _print={{ display: 'none' }}
    >
      {t('skip.toMain')}
    </chakra.a>
  );
}
