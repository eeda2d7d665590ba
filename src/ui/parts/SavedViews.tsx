import { useSelector } from '@xstate/react';
import { Bookmark } from 'lucide-react';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { selectIsOpen } from '../../machines/parts/savedViews';
import { Button } from './Button';
import { late } from './late';
import { Popover } from './Popover';
import type { SavedViewsActor } from './savedViews/actor';

const OpenViews = late(async () => (await import('./savedViews/OpenViews')).OpenViews);

/** The saved views of the page around; null where a page has none. */
export const SavedViewsContext = createContext<SavedViewsActor | null>(null);

/** The views that somebody has saved of this page's filters, where the page has them. */
export function SavedViews() {
  const actor = use(SavedViewsContext);
  return actor === null ? null : <Views actor={actor} />;
}

function Views({ actor }: { readonly actor: SavedViewsActor }) {
  const { t } = useTranslation('parts');
  const isOpen = useSelector(actor, selectIsOpen);
  return (
    <Popover
      label={t('views.title')}
      isOpen={isOpen}
      onClose={() => actor.send({ type: 'views.closed' })}
      trigger={
        <Button
          icon={Bookmark}
          aria-expanded={isOpen}
          onClick={() => actor.send({ type: isOpen ? 'views.closed' : 'views.opened' })}
        >
          {t('views.title')}
        </Button>
      }
    >
      {isOpen ? <OpenViews actor={actor} /> : null}
    </Popover>
  );
}
