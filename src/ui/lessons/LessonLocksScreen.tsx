import { Box, HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { lockedAtOnce } from '../../domain/lessons';
import type { courseLocks, CourseLocks } from '../../machines/lessons/courseLocks';
import {
  type lessonLocks,
  selectChoice,
  selectIsPreviewing,
  selectPicked,
  selectTree,
} from '../../machines/lessons/lessonLocks';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { Button } from '../parts/Button';
import { NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { PageHead } from '../parts/PageHead';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { Text } from '../parts/Text';
import { useOrigin } from '../parts/useOrigin';
import { LockDialog } from './LockDialog';
import { NotYours } from '../parts/NotYours';
import { LockPeople } from './LockPeople';
import { LockTree } from './LockTree';

/** Where students and a course are picked. */
const pickPage = '/lockunlock/list';

/** Lock and unlock: the course that was picked, for whom, and its tree [SCREEN-053 … SCREEN-056]. */
export function LessonLocksScreen({ actor }: ActorProps<typeof lessonLocks>) {
  const { t } = useTranslation('lessons');
  const tree = useSelector(actor, selectTree);
  const picked = useSelector(actor, selectPicked).join(',');
  const back = picked === '' ? pickPage : `${pickPage}?student_ids=${picked}`;
  const origin = useOrigin();
  return (
    <>
      <HStack wrap="wrap" columnGap={4}>
        {origin === null || origin.from.startsWith(pickPage) ? null : (
          <BackLink to={pickPage}>{t('locks.back')}</BackLink>
        )}
        <Box ms={-3}>
          <LinkButton to={back} kind="quiet" icon={ArrowLeft}>
            {t('locks.back')}
          </LinkButton>
        </Box>
      </HStack>
      {tree === undefined ? null : <Course actor={actor} tree={tree} />}
      <LockDialog actor={actor} />
    </>
  );
}

interface CourseProps extends ActorProps<typeof lessonLocks> {
  readonly tree: ActorRefFrom<typeof courseLocks>;
}

function Course({ actor, tree }: CourseProps) {
  const { t } = useTranslation('lessons');
  return (
    <RecordView
      actor={tree}
      loading={t('locks.course')}
      rows={12}
      failed={t('locks.failed')}
      absent={
        <NothingYet page title={t('locks.absent.title')}>
          {t('locks.absent.text')}
        </NothingYet>
      }
    >
      {(answer) => (
        <>
          <PageHead title={answer.course_name} />
          <RecordOutdated actor={tree} />
          <LockPeople tree={answer} />
          <NotYours count={answer.not_yours} />
          {answer.chapters.length === 0 ? (
            <NothingYet title={t('locks.empty.title')}>{t('locks.empty.text')}</NothingYet>
          ) : (
            <>
              <Actions actor={actor} tree={answer} />
              <LockTree actor={actor} tree={answer} />
            </>
          )}
        </>
      )}
    </RecordView>
  );
}

/** What is chosen, and what can be done with it: a change is looked at before it is made. */
function Actions({ actor, tree }: ActorProps<typeof lessonLocks> & { readonly tree: CourseLocks }) {
  const { t } = useTranslation('lessons');
  const { lessons, cards } = useSelector(actor, selectChoice);
  const isBusy = useSelector(actor, selectIsPreviewing);
  const isEmpty = lessons.length + cards.length === 0;
  const request = (lock: 'locked' | 'unlocked') => {
    const student_ids = tree.students.map((student) => student.student_id);
    actor.send({ type: 'change.requested', lock, student_ids });
  };
  const tooMany =
    tree.students.length > lockedAtOnce ? t('pick.tooMany', { maximum: lockedAtOnce }) : undefined;
  const reason = tooMany ?? (isEmpty ? t('locks.choose') : undefined);
  const rest = { disabled: reason !== undefined, reason, busy: isBusy };
  return (
    <HStack gap={2} wrap="wrap" position="sticky" top="header" zIndex={1} bg="bg" py={2}>
      <Text role="status" figures flex={1}>
        {reason ?? t('locks.chosen', { lessons: lessons.length, cards: cards.length })}
      </Text>
      <Button
        kind="quiet"
        disabled={isEmpty || isBusy}
        onClick={() => actor.send({ type: 'choice.cleared' })}
      >
        {t('locks.clear')}
      </Button>
      <Button {...rest} onClick={() => request('locked')}>
        {t('locks.locked.open')}
      </Button>
      <Button {...rest} kind="primary" onClick={() => request('unlocked')}>
        {t('locks.unlocked.open')}
      </Button>
    </HStack>
  );
}
