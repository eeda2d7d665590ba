import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Note } from '../../machines/grading/definition';
import { Button } from '../parts/Button';
import type { RemarkedActor } from './workActors';

interface RemovedRemarkProps {
  readonly work: RemarkedActor;
  readonly note: Note;
  /** The words that it was about. */
  readonly words: string;
}

const Row = chakra('li', {
  base: {
    ...{ display: 'flex', alignItems: 'center', gap: 2, px: 3 },
    ...{ bg: 'bg.subtle', borderRadius: 'control', color: 'fg.muted' },
  },
});

/** In the place of a remark that was removed: it can be had back for as long as the page is open. */
export function RemovedRemark({ work, note, words }: RemovedRemarkProps) {
  const { t } = useTranslation('grading');
  return (
    <Row data-note={note.id}>
      <chakra.span role="status" flex={1} minWidth={0} truncate>
        {t('remarks.removed', { words })}
      </chakra.span>
      <span data-removal="">
        <Button
          size="small"
          kind="quiet"
          aria-label={t('remarks.undoOf', { words })}
          onClick={() => work.send({ type: 'removal.undone', id: note.id })}
        >
          {t('remarks.undo')}
        </Button>
      </span>
    </Row>
  );
}
