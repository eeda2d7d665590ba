import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  selectAnnotations,
  selectErrors,
  selectMarked,
  selectNotes,
  selectRemoved,
  selectSelected,
  selectWork,
} from '../../machines/grading/selectors';
import { inTextOrder } from '../../machines/grading/annotations';
import type { Note } from '../../machines/grading/definition';
import { BesideMarks } from '../parts/BesideMarks';
import { FieldError } from '../parts/Field';
import { FollowSelected } from '../parts/FollowSelected';
import { KeepFocus } from '../parts/KeepFocus';
import { useErrorWords } from './gradingWords';
import { RemarkCard } from './RemarkCard';
import { RemovedRemark } from './RemovedRemark';
import { SectionHead } from './SectionHead';
import type { MarkingActor, RemarkedActor } from './workActors';

interface RemarksProps {
  readonly actor: MarkingActor;
  readonly work: RemarkedActor;
}

/** The remarks on the text, in its order; the one that was picked in the text is open. */
export function Remarks({ actor, work }: RemarksProps) {
  const { t } = useTranslation('grading');
  const notes = useSelector(work, selectNotes);
  const removed = useSelector(work, selectRemoved, sameNotes);
  const annotations = useSelector(work, selectAnnotations);
  const selected = useSelector(work, selectSelected);
  const text = useSelector(work, selectWork)?.text ?? '';
  const isMarked = useSelector(actor, selectMarked) !== null;
  const errorOf = useErrorWords(useSelector(work, selectErrors));
  const error = errorOf('annotations');
  return (
    <section aria-label={t('remarks.title')}>
      <SectionHead title={t('remarks.title')} count={notes.length} />
      {notes.length === 0 ? <chakra.p color="fg.muted">{t('remarks.none')}</chakra.p> : null}
      <FollowSelected selectedId={selected} takesFocus>
        <KeepFocus among="[data-removal] button">
          <BesideMarks>
            {inTextOrder([...notes, ...removed]).map((note) =>
              removed.includes(note) ? (
                <RemovedRemark key={note.id} work={work} note={note} words={wordsOf(note)} />
              ) : (
                <RemarkCard
                  key={note.id}
                  work={work}
                  note={note}
                  number={notes.indexOf(note) + 1}
                  words={wordsOf(note)}
                  isSelected={note.id === selected}
                  error={errorOf(
                    `annotations.${annotationIndex(note.id)}.comment`,
                    'remark',
                    note.comment,
                  )}
                  onRetarget={
                    isMarked
                      ? () => {
                          actor.send({ type: 'retarget.requested', id: note.id });
                        }
                      : undefined
                  }
                />
              ),
            )}
          </BesideMarks>
        </KeepFocus>
      </FollowSelected>
      {error === undefined ? null : <FieldError id="remarks-error" text={error} />}
    </section>
  );

  function wordsOf({ start, end }: Note): string {
    return text.slice(start, end);
  }

  function annotationIndex(id: string): string {
    return String(annotations.findIndex((one) => one.id === id));
  }
}

const sameNotes = (one: readonly Note[], other: readonly Note[]) =>
  one.length === other.length && one.every((note, at) => note === other[at]);
