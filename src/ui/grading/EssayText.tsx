import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type grading,
  selectNotes,
  selectSelected,
  selectWork,
} from '../../machines/grading/grading';
import { type personWork, selectMarked } from '../../machines/grading/personWork';
import { AnnotatedText } from '../parts/AnnotatedText';
import { FollowSelected } from '../parts/FollowSelected';
import { EssayTask } from './EssayTask';
import { shownNotes } from './gradingWords';
import { MarkBar } from './MarkBar';

interface EssayTextProps {
  readonly actor: ActorRefFrom<typeof personWork>;
  readonly work: ActorRefFrom<typeof grading>;
}

/** What the student wrote, to be read and remarked upon. */
export function EssayText({ actor, work }: EssayTextProps) {
  const { t } = useTranslation('grading');
  const essay = useSelector(work, selectWork);
  const notes = useSelector(work, selectNotes);
  const selected = useSelector(work, selectSelected);
  const marked = useSelector(actor, selectMarked);
  if (typeof essay?.text !== 'string') return null;
  return (
    <chakra.section
      aria-label={t('essay')}
      position="relative"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="control"
    >
      <EssayTask prompt={essay.prompt} text={essay.text} />
      <FollowSelected selectedId={selected}>
        <chakra.div px={5} py={3} data-text="">
          <AnnotatedText
            text={essay.text}
            label={t('essayOf', { name: essay.student })}
            annotations={shownNotes(notes)}
            selectedId={selected}
            marked={marked}
            onMark={({ start, end }) => {
              actor.send({ type: 'stretch.marked', start, end });
            }}
            onPick={(id) => {
              work.send({ type: 'annotation.selected', id });
            }}
          />
        </chakra.div>
      </FollowSelected>
      <chakra.p px={5} py={3} borderTopWidth="1px" textStyle="small" color="fg.muted">
        {t('mark.hint')}
      </chakra.p>
      <MarkBar actor={actor} text={essay.text} />
    </chakra.section>
  );
}
