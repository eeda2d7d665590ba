import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import {
  selectMarked,
  selectNotes,
  selectSelected,
  selectWork,
} from '../../machines/grading/selectors';
import { AnnotatedText } from '../parts/AnnotatedText';
import { FollowSelected } from '../parts/FollowSelected';
import { KeepFocus } from '../parts/KeepFocus';
import { Photo } from '../parts/Photo';
import { EssayTask } from './EssayTask';
import { shownNotes } from './gradingWords';
import { MarkBar } from './MarkBar';
import type { MarkingActor, RemarkedActor } from './workActors';
import { useToldName } from '../parts/useToldName';

interface EssayTextProps {
  readonly actor: MarkingActor;
  /** What a remark on the selected words can be about, and its button. */
  readonly choices: ReactNode;
  readonly work: RemarkedActor;
  /** The address of a picture of what was written by hand. */
  readonly photo?: string | null;
}

/** Where the keyboard goes on once nothing is selected any more. */
const textToMark = '[data-text] [tabindex="0"]';

/** What the student wrote, to be read and remarked upon. */
export function EssayText({ actor, work, choices, photo = null }: EssayTextProps) {
  const { t } = useTranslation('grading');
  const told = useToldName();
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
      onKeyDown={({ key }) => {
        if (key === 'Escape') actor.send({ type: 'stretch.unmarked' });
      }}
    >
      <EssayTask prompt={essay.prompt} text={essay.text} />
      <FollowSelected selectedId={selected}>
        <chakra.div px={5} py={3} data-text="">
          <AnnotatedText
            text={essay.text}
            label={t('essayOf', { name: told(essay.student) })}
            annotations={shownNotes(notes)}
            selectedId={selected}
            marked={marked}
            onMark={({ start, end }) => actor.send({ type: 'stretch.marked', start, end })}
            onPick={(id) => work.send({ type: 'annotation.selected', id })}
          />
        </chakra.div>
      </FollowSelected>
      <chakra.p px={5} py={3} borderTopWidth="1px" textStyle="small" color="fg.muted">
        {t('mark.hint')}
      </chakra.p>
      {photo === null ? null : (
        <chakra.div borderTopWidth="1px">
          <Photo src={photo} alt={t('answer.photo', { name: told(essay.student) })} />
        </chakra.div>
      )}
      <KeepFocus otherwise={textToMark}>
        <MarkBar actor={actor} text={essay.text}>
          {choices}
        </MarkBar>
      </KeepFocus>
    </chakra.section>
  );
}
