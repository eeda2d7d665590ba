import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ListTodo, MessageSquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Place } from '../../domain/shell';
import {
  selectHasVocabulary,
  selectIsSuperviseAsked,
  selectRedPoint,
  selectSearch,
  selectSubjectId,
  type topBar,
} from '../../machines/shell/topBar';
import { selectHasRedPoint } from '../../machines/shell/topBarPolls';
import { HeaderLink } from './HeaderLink';
import { HeaderSearch } from './HeaderSearch';
import { OutsideWays } from './OutsideWays';

interface TopBarSearchProps {
  readonly actor: ActorRefFrom<typeof topBar>;
  /** The pages that it leads to. */
  readonly places: readonly Place[];
}

/** The search of the top bar. */
export function TopBarSearch({ actor, places }: TopBarSearchProps) {
  const search = useSelector(actor, selectSearch);
  return search === undefined ? null : <HeaderSearch actor={search} places={places} />;
}

interface TopBarProps {
  readonly actor: ActorRefFrom<typeof topBar>;
  readonly canStudyAlone: boolean;
  readonly canGiveFeedback: boolean;
  /** The address of the self-study room is being asked for. */
  readonly isSelfStudyAsked: boolean;
  readonly onSelfStudy: () => void;
  /** What other areas have new, the messages among them. */
  readonly children?: ReactNode;
}

/** What the top bar tells and leads to, between the subject and the account. */
export function TopBar({
  actor,
  canStudyAlone,
  canGiveFeedback,
  isSelfStudyAsked,
  onSelfStudy,
  children,
}: TopBarProps) {
  const { t } = useTranslation('shell');
  const hasRedPoint = useSelector(useSelector(actor, selectRedPoint), selectHasRedPoint);
  const hasVocabulary = useSelector(actor, selectHasVocabulary);
  const isSuperviseAsked = useSelector(actor, selectIsSuperviseAsked);
  const subject = `subject_id=${String(useSelector(actor, selectSubjectId))}`;
  return (
    <HStack gap={1} flex="none">
      <OutsideWays
        ways={[
          'supervise',
          ...(canStudyAlone ? (['selfStudy'] as const) : []),
          ...(hasVocabulary ? (['vocabulary'] as const) : []),
        ]}
        asked={[
          ...(isSuperviseAsked ? (['supervise'] as const) : []),
          ...(isSelfStudyAsked ? (['selfStudy'] as const) : []),
        ]}
        onWay={(way) => {
          if (way === 'selfStudy') onSelfStudy();
          else actor.send({ type: `${way}.requested` });
        }}
      />
      {canGiveFeedback ? (
        <HeaderLink
          to={`/feedback?${subject}`}
          icon={MessageSquarePlus}
          label={t('top.feedback')}
        />
      ) : null}
      <HeaderLink
        to={`/home?${subject}`}
        icon={ListTodo}
        label={t(hasRedPoint ? 'top.todoWaiting' : 'top.todo')}
        hasPoint={hasRedPoint}
      />
      {children}
    </HStack>
  );
}
