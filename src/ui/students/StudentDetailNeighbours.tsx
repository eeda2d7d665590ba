import { HStack, VisuallyHidden } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, type LucideIcon, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectAddressIfAny } from '../../machines/parts/collection/selectors';
import { selectAnswerIfAny, selectMayRetryIfAny } from '../../machines/parts/record';
import {
  selectList,
  selectNeighbours,
  selectScope,
  type studentDetail,
} from '../../machines/students/studentDetail';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { Icon } from '../parts/Icon';
import { NameInLetters } from '../parts/NameInLetters';
import { Text } from '../parts/Text';
import { TextLink } from '../parts/TextLink';
import { useOrigin } from '../parts/useOrigin';
import { studentPage } from './studentPages';

/** What of a tab's list is about this student alone: the next one has other pages and answers. */
const ownFilters: readonly string[] = ['page', 'answers'];

/** The student's place in the list that the page was opened from, and the ways to the one before and the next, on the same tab. */
export function StudentDetailNeighbours({ actor }: ActorProps<typeof studentDetail>) {
  const { t } = useTranslation('students');
  const origin = useOrigin();
  const { view, span, from } = useSelector(actor, selectScope);
  const neighbours = useSelector(actor, selectNeighbours);
  const found = useSelector(neighbours, selectAnswerIfAny);
  const list = useSelector(actor, selectList);
  const address = useSelector(list, selectAddressIfAny);
  const mayRetry = useSelector(neighbours, selectMayRetryIfAny);
  const place = found?.place ?? null;
  if (mayRetry) {
    return (
      <HStack ms="auto">
        <Text small muted>
          {t('detail.neighboursFailed')}
        </Text>
        <Button
          kind="quiet"
          size="small"
          icon={RotateCw}
          aria-label={t('detail.neighboursRetry')}
          onClick={() => neighbours?.send({ type: 'load.retried' })}
        >
          {t('parts:failed.retry')}
        </Button>
      </HStack>
    );
  }
  if (found === null || place === null) return null;
  const { previous, next, total } = found;
  const filters = Object.entries(address).filter(([name]) => !ownFilters.includes(name));
  const kept = { ...Object.fromEntries(filters), view, ...(view === 'studyTime' && { span }) };
  const way = (student: typeof next, words: string, icon: LucideIcon, isFirst: boolean) =>
    student === null ? null : (
      <TextLink
        to={studentPage(student.student_id, from)(kept)}
        origin={origin}
        display="inline-flex"
        alignItems="center"
        gap={1}
      >
        {isFirst ? <Icon of={icon} /> : null}
        <VisuallyHidden>{t(words)}</VisuallyHidden> {student.name}
        <NameInLetters name={student.name} />{' '}
        <Text small muted>
          {student.username}
        </Text>
        {isFirst ? null : <Icon of={icon} />}
      </TextLink>
    );
  return (
    <HStack
      as="nav"
      aria-label={t('detail.neighbours')}
      wrap="wrap"
      rowGap={0}
      columnGap={3}
      ms="auto"
      whiteSpace="nowrap"
    >
      {way(previous, 'detail.previous', ChevronLeft, true)}
      <Text small muted figures>
        {t('detail.place', { place, total })}
      </Text>
      {way(next, 'detail.next', ChevronRight, false)}
    </HStack>
  );
}
