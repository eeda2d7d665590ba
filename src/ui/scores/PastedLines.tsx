import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectPasted, type severalScores } from '../../machines/scores/severalScores';
import type { ActorProps } from '../parts/actorProps';
import { StickyTop } from '../parts/StickyTop';
import { Text } from '../parts/Text';
import { UndoBar } from '../parts/UndoBar';

/** How to paste; after it, in sight at every row, how many rows it has filled, and the lines that changed nothing. */
export function PastedLines({ actor }: ActorProps<typeof severalScores>) {
  const { t } = useTranslation('scores');
  const pasted = useSelector(actor, selectPasted);
  if (pasted === null) {
    return (
      <Text as="p" muted>
        {t('several.how')}
      </Text>
    );
  }
  return (
    <StickyTop maxHeight="40vh" overflow="auto">
      <UndoBar
        text={t('several.pasted', { count: Object.keys(pasted.results).length })}
        onUndo={() => actor.send({ type: 'paste.undone' })}
      />
      {pasted.faults.length === 0 ? null : (
        <div role="alert">
          <ul aria-label={t('several.unread', { count: pasted.faults.length })}>
            {pasted.faults.map(({ line, text, rule }) => (
              <li key={line}>{t(`several.line.${rule}`, { line, text })}</li>
            ))}
          </ul>
        </div>
      )}
    </StickyTop>
  );
}
