import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { selectMarked } from '../../machines/grading/selectors';
import { AtMark } from '../parts/AtMark';
import { IconButton } from '../parts/IconButton';
import type { MarkingActor } from './workActors';

interface MarkBarProps {
  readonly actor: MarkingActor;
  readonly text: string;
  readonly children: ReactNode;
}

/** At the selected words: what a remark on them is about. */
export function MarkBar({ actor, text, children }: MarkBarProps) {
  const { t } = useTranslation('grading');
  const marked = useSelector(actor, selectMarked);
  if (marked === null) return null;
  return (
    <AtMark>
      <chakra.div
        role="group"
        aria-label={t('mark.label')}
        position="relative"
        display="flex"
        flexDirection="column"
        gap={1}
        px={3}
        py={2}
      >
        <chakra.p role="status" truncate minWidth={0} pe={8}>
          {t('mark.about', { words: text.slice(marked.start, marked.end) })}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap={2}>
          {children}
        </chakra.div>
        {/* Reached by the keyboard after what one came for. */}
        <chakra.div position="absolute" top={1} insetEnd={1}>
          <IconButton
            icon={X}
            label={t('mark.cancel')}
            size="small"
            onClick={() => actor.send({ type: 'stretch.unmarked' })}
          />
        </chakra.div>
      </chakra.div>
    </AtMark>
  );
}
