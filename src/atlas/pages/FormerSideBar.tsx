import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectAddress, selectLanguage, type AtlasActor } from '../charts/atlas';
import { Aside, AsidePart } from './Aside';
import { Details } from './Details';
import { SearchResults } from './SearchResults';
import type { Shown } from './useShown';

interface FormerSideBarProps {
  readonly actor: AtlasActor;
  readonly shown: Shown;
}

/** What one looks at in a chart that is gone: nothing can be done with it any more. */
export function FormerSideBar({ actor, shown: { drawn, names } }: FormerSideBarProps) {
  const { t } = useTranslation('atlas');
  const { focus, find } = useSelector(actor, selectAddress);
  const language = useSelector(actor, selectLanguage);
  const props = { actor, machine: null, diagram: drawn, names, language, focus };
  return (
    <Aside aria-label={t('side.label')}>
      <AsidePart>
        {find === '' ? (
          <chakra.div pt={4}>
            <Details {...props} />
          </chakra.div>
        ) : (
          <SearchResults {...props} />
        )}
      </AsidePart>
    </Aside>
  );
}
