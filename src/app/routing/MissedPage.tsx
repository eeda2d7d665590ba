import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { missingPage, selectIsHere } from '../../machines/shell/missingPage';
import { MissingPage } from '../../ui/shell/MissingPage';
import { useChart } from '../world/useChart';

interface MissedPageProps {
  readonly path: string;
  /** The page has come after all. */
  readonly onHere: () => void;
}

/** Tries a page again whose code or words did not come. */
export function MissedPage({ path, onHere }: MissedPageProps) {
  const actor = useChart(missingPage, { path });
  const isHere = useSelector(actor, selectIsHere);
  useEffect(() => {
    if (isHere) onHere();
  }, [isHere, onHere]);
  return (
    <MissingPage
      actor={actor}
      onReload={() => {
        window.location.reload();
      }}
    />
  );
}
