import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { mainId } from '../../ui/parts/main';
import { SkipLink } from '../../ui/parts/SkipLink';
import { Waiting } from '../../ui/parts/Waiting';
import type { AtlasActor } from '../charts/atlas';
import { selectPage } from '../charts/atlas';
import { AtlasHeader } from './AtlasHeader';
import { ChartPage } from './ChartPage';
import { ContentsPage } from './ContentsPage';
import { UnknownChart } from './UnknownChart';

const Page = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    minHeight: '100vh',
    '&[data-fixed]': { height: '100vh' },
    _print: { display: 'block', height: 'auto !important' },
  },
});

/** What there was at another revision is about to be known. */
function Awaiting() {
  const { t } = useTranslation('atlas');
  return (
    <chakra.div p={4}>
      <Waiting>{t('changes.reading')}</Waiting>
    </chakra.div>
  );
}

/** The atlas: its header, and the page that its address names. */
export function AtlasPage({ actor }: { readonly actor: AtlasActor }) {
  const page = useSelector(actor, selectPage);
  return (
    <Page data-fixed={page === 'chart' || undefined}>
      <SkipLink />
      <AtlasHeader actor={actor} />
      <chakra.main id={mainId} tabIndex={-1} minHeight={0} minWidth={0} outline="none">
        {page === 'contents' ? <ContentsPage actor={actor} /> : null}
        {page === 'awaiting' ? <Awaiting /> : null}
        {page === 'chart' ? <ChartPage actor={actor} /> : null}
        {page === 'unknownChart' ? <UnknownChart actor={actor} /> : null}
      </chakra.main>
    </Page>
  );
}
