import { EyeOff, Eye, Pin, PinOff, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ListingStatus, StudentList, StudentRow } from '../../domain/students';
import type { studentRows } from '../../machines/students/studentRows';
import type { MenuItem } from '../parts/MenuList';

type Ids = readonly number[];

interface BulkAction {
  readonly id: ListingStatus;
  readonly label: string;
  readonly run: (ids: Ids) => void;
}

const looks = {
  pinned: { icon: Pin, word: 'pin' },
  unpinned: { icon: PinOff, word: 'unpin' },
  hidden: { icon: EyeOff, word: 'hide' },
  visible: { icon: Eye, word: 'unhide' },
  auditioned: { icon: UserCheck, word: 'audition' },
} as const satisfies Record<ListingStatus, object>;

const statuses = ['pinned', 'unpinned', 'hidden', 'visible', 'auditioned'] as const;
const isStatus = (name: string): name is ListingStatus => statuses.some((known) => known === name);

function statusesFor({ pinned, hidden_at, kind, auditioned_at }: StudentRow): ListingStatus[] {
  return [
    pinned ? 'unpinned' : 'pinned',
    hidden_at === null ? 'hidden' : 'visible',
    ...(kind === 'audition' && auditioned_at === null ? (['auditioned'] as const) : []),
  ];
}

function bulkStatuses(list: StudentList): ListingStatus[] {
  if (list === 'hidden') return ['visible'];
  return list === 'audition' ? ['pinned', 'hidden', 'auditioned'] : ['pinned', 'hidden'];
}

/** What can be done with one student or with several; marking for good asks first. */
export function useStudentActions(
  actor: ActorRefFrom<typeof studentRows>,
  onMark: (ids: Ids) => void,
) {
  const { t } = useTranslation('students');
  const change = (status: ListingStatus, ids: Ids) => {
    if (status === 'auditioned') onMark(ids);
    else actor.send({ type: 'change.requested', name: status, ids });
  };
  return {
    actionsOf: (row: StudentRow): MenuItem[] =>
      statusesFor(row).map((status) => ({
        id: status,
        label: t(`action.${looks[status].word}`),
        icon: looks[status].icon,
      })),
    act: (action: string, { student_id }: StudentRow) => {
      if (isStatus(action)) change(action, [student_id]);
    },
    bulkOf: (list: StudentList): BulkAction[] =>
      bulkStatuses(list).map((status) => ({
        id: status,
        label: t(`action.${looks[status].word}`),
        run: (ids) => {
          change(status, ids);
        },
      })),
  };
}
