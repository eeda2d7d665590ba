import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/parts/Button';
import { Link } from '../../ui/parts/Link';
import { Logo } from '../../ui/parts/Logo';
import { SearchInput } from '../../ui/parts/SearchInput';
import { selectAddress, selectLanguage, selectPage, type AtlasActor } from '../charts/atlas';
import { addressText } from '../model/address';

const Bar = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    height: 'header',
    px: 4,
    bg: 'bg.panel',
    borderBottomWidth: '1px',
  },
});

const Home = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    fontWeight: 'semibold',
    borderRadius: 'small',
    whiteSpace: 'nowrap',
  },
});

/** The mark, the way back to the contents, the search, and the other language. */
export function AtlasHeader({ actor }: { readonly actor: AtlasActor }) {
  const { t } = useTranslation('atlas');
  const { chart, find } = useSelector(actor, selectAddress);
  const language = useSelector(actor, selectLanguage);
  const isUnknown = useSelector(actor, selectPage) === 'unknownChart';
  const other = language === 'zh' ? 'en' : 'zh';
  return (
    <Bar _print={{ display: 'none' }}>
      <Home to={addressText({})}>
        <Logo />
        {t('title')}
      </Home>
      <chakra.div flex={1} />
      {isUnknown ? null : (
        <SearchInput
          label={t(chart === null ? 'search.charts' : 'search.chart')}
          placeholder={t('search.placeholder')}
          value={find}
          onChange={(text) => actor.send({ type: 'search.typed', find: text })}
        />
      )}
      <Button
        kind="quiet"
        icon={Languages}
        onClick={() => actor.send({ type: 'language.chosen', language: other })}
      >
        <span lang={other}>{t('otherLanguage')}</span>
      </Button>
    </Bar>
  );
}
